import ads from '../../features/ads/texts/later.en.json'
import billing from '../../features/billing/texts/later.en.json'
import corrections from '../../features/corrections/texts/later.en.json'
import feed from '../../features/feed/texts/later.en.json'
import following from '../../features/following/texts/later.en.json'
import gaps from '../../features/gaps/texts/later.en.json'
import legal from '../../features/legal/texts/later.en.json'
import mutes from '../../features/mutes/texts/later.en.json'
import preferences from '../../features/preferences/texts/later.en.json'
import premium from '../../features/premium/texts/later.en.json'
import profile from '../../features/profile/texts/later.en.json'
import publisher from '../../features/publisher/texts/later.en.json'
import quality from '../../features/quality/texts/later.en.json'
import ranking from '../../features/ranking/texts/later.en.json'
import saved from '../../features/saved/texts/later.en.json'
import search from '../../features/search/texts/later.en.json'
import settings from '../../features/settings/texts/later.en.json'
import share from '../../features/share/texts/later.en.json'
import signIn from '../../features/sign-in/texts/later.en.json'
import slideshow from '../../features/slideshow/texts/later.en.json'
import story from '../../features/story/texts/later.en.json'
import thread from '../../features/thread/texts/later.en.json'

/**
 * The English texts that aren't needed for the first page of a visit, collected from the folders of the
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
