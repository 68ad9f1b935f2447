import app from '../app/texts/en.json'
import edition from '../edition/texts/en.json'
import corrections from '../features/corrections/texts/en.json'
import feed from '../features/feed/texts/en.json'
import following from '../features/following/texts/en.json'
import gaps from '../features/gaps/texts/en.json'
import language from '../features/language/texts/en.json'
import legal from '../features/legal/texts/en.json'
import location from '../features/location/texts/en.json'
import mutes from '../features/mutes/texts/en.json'
import navigation from '../features/navigation/texts/en.json'
import offline from '../features/offline/texts/en.json'
import quality from '../features/quality/texts/en.json'
import ranking from '../features/ranking/texts/en.json'
import search from '../features/search/texts/en.json'
import settings from '../features/settings/texts/en.json'
import share from '../features/share/texts/en.json'
import signIn from '../features/sign-in/texts/en.json'
import slideshow from '../features/slideshow/texts/en.json'
import story from '../features/story/texts/en.json'
import ui from '../ui/texts/en.json'

/**
 * The English texts that the first page of a visit may show, collected from the folders of the components
 * that show them.
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
