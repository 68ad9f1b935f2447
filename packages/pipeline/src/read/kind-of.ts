import type { Article, ArticleKind } from '@plainwire/domain/article'
import { anyOf, patternOfAll } from '../languages/index.ts'

type Judged = Pick<Article, 'title' | 'url' | 'sections' | 'reading'>

const LIVE_TITLE = patternOfAll(({ kinds }) => kinds.live)
/** In capitals it is a label, in lower case a verb. */
const LIVE_LABEL = /\bLIVE\b/
const LIVE_PATH = /\/(live|liveblog|live-updates|live-news)(\/|-|$)/i
const OPINION_TITLE = patternOfAll(({ kinds }) => kinds.opinion)
const OPINION_BY = patternOfAll(({ kinds }) => kinds.opinionBy)
const OPINION_SECTION = new RegExp(`^(?:${anyOf(({ kinds }) => kinds.opinionSections)})$`, 'i')
const OPINION_PATH = new RegExp(`/(?:${anyOf(({ kinds }) => kinds.opinionPaths)})(?:/|$)`, 'i')
const ROUND_UP_TITLE = patternOfAll(({ kinds }) => kinds.roundUp)
const ROUND_UP_SECTION = new RegExp(`^(?:${anyOf(({ kinds }) => kinds.roundUpSections)})$`, 'i')
const NO_EVENT_TITLE = patternOfAll(({ kinds }) => kinds.noEvent)

/**
 * What sort of text an article is: as it was read, else from its title, address and sections.
 * Only reports carry a story; the others may join one and never glue two.
 */
export function kindOf({ title, url, sections, reading }: Judged): ArticleKind {
  if (reading) return reading.kind
  const path = URL.parse(url)?.pathname ?? ''
  if (LIVE_TITLE.test(title) || LIVE_LABEL.test(title) || LIVE_PATH.test(path)) return 'live-blog'
  const isRoundUp = ROUND_UP_TITLE.test(title) || NO_EVENT_TITLE.test(title)
  if (isRoundUp || sections.some((section) => ROUND_UP_SECTION.test(section))) return 'round-up'
  const isOpinion =
    OPINION_TITLE.test(title) ||
    OPINION_BY.test(title) ||
    OPINION_PATH.test(path) ||
    sections.some((section) => OPINION_SECTION.test(section))
  return isOpinion ? 'opinion' : 'report'
}
