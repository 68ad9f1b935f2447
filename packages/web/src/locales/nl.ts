import app from '../app/texts/nl.json'
import edition from '../edition/texts/nl.json'
import corrections from '../features/corrections/texts/nl.json'
import feed from '../features/feed/texts/nl.json'
import following from '../features/following/texts/nl.json'
import gaps from '../features/gaps/texts/nl.json'
import language from '../features/language/texts/nl.json'
import legal from '../features/legal/texts/nl.json'
import location from '../features/location/texts/nl.json'
import mutes from '../features/mutes/texts/nl.json'
import navigation from '../features/navigation/texts/nl.json'
import offline from '../features/offline/texts/nl.json'
import quality from '../features/quality/texts/nl.json'
import ranking from '../features/ranking/texts/nl.json'
import search from '../features/search/texts/nl.json'
import settings from '../features/settings/texts/nl.json'
import share from '../features/share/texts/nl.json'
import signIn from '../features/sign-in/texts/nl.json'
import slideshow from '../features/slideshow/texts/nl.json'
import story from '../features/story/texts/nl.json'
import ui from '../ui/texts/nl.json'

/**
 * The Dutch texts that the first page of a visit may show, collected from the folders of the components that
 * show them.
 */
export default {
  ...app,
  ...corrections,
  ...edition,
  ...feed,
  ...following,
  ...gaps,
  ...language,
  ...legal,
  ...location,
  ...mutes,
  ...navigation,
  ...offline,
  ...quality,
  ...ranking,
  ...search,
  ...settings,
  ...share,
  ...signIn,
  ...slideshow,
  ...story,
  ...ui,
}
