import ads from '../../features/ads/texts/later.nl.json'
import billing from '../../features/billing/texts/later.nl.json'
import corrections from '../../features/corrections/texts/later.nl.json'
import feed from '../../features/feed/texts/later.nl.json'
import following from '../../features/following/texts/later.nl.json'
import gaps from '../../features/gaps/texts/later.nl.json'
import legal from '../../features/legal/texts/later.nl.json'
import mutes from '../../features/mutes/texts/later.nl.json'
import preferences from '../../features/preferences/texts/later.nl.json'
import premium from '../../features/premium/texts/later.nl.json'
import profile from '../../features/profile/texts/later.nl.json'
import publisher from '../../features/publisher/texts/later.nl.json'
import quality from '../../features/quality/texts/later.nl.json'
import ranking from '../../features/ranking/texts/later.nl.json'
import saved from '../../features/saved/texts/later.nl.json'
import search from '../../features/search/texts/later.nl.json'
import settings from '../../features/settings/texts/later.nl.json'
import share from '../../features/share/texts/later.nl.json'
import signIn from '../../features/sign-in/texts/later.nl.json'
import slideshow from '../../features/slideshow/texts/later.nl.json'
import story from '../../features/story/texts/later.nl.json'
import thread from '../../features/thread/texts/later.nl.json'

/**
 * The Dutch texts that aren't needed for the first page of a visit, collected from the folders of the
 * components that show them.
 */
export default {
  ...ads,
  ...billing,
  ...corrections,
  ...feed,
  ...following,
  ...gaps,
  ...legal,
  ...mutes,
  ...preferences,
  ...premium,
  ...profile,
  ...publisher,
  ...quality,
  ...ranking,
  ...saved,
  ...search,
  ...settings,
  ...share,
  ...signIn,
  ...slideshow,
  ...story,
  ...thread,
}
