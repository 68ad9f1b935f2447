import type { Article, ArticleKind } from '@plainwire/domain/article'
import { allLanguageRules, combineLanguagePatterns, joinLanguageAlternatives } from '../languages/index.ts'

type Judged = Pick<Article, 'title' | 'url' | 'sections' | 'reading'>

const LIVE_TITLE = combineLanguagePatterns(({ articleKinds }) => articleKinds.live)
/** 'LIVE' in capitals is a label; in lower case it is a verb. */
const LIVE_LABEL = /\bLIVE\b/
const LIVE_PATH = /\/(live|liveblog|live-updates|live-news)(\/|-|$)/i
const OPINION_TITLE = combineLanguagePatterns(({ articleKinds }) => articleKinds.opinion)
const OPINION_BY = combineLanguagePatterns(({ articleKinds }) => articleKinds.opinionBy)
const OPINION_SECTION = new RegExp(
  `^(?:${joinLanguageAlternatives(({ articleKinds }) => articleKinds.opinionSections)})$`,
  'i',
)
const OPINION_PATH = new RegExp(
  `/(?:${joinLanguageAlternatives(({ articleKinds }) => articleKinds.opinionPaths)})(?:/|$)`,
  'i',
)
const ROUND_UP_TITLE = combineLanguagePatterns(({ articleKinds }) => articleKinds.roundUp)
const ROUND_UP_SECTION = new RegExp(
  `^(?:${joinLanguageAlternatives(({ articleKinds }) => articleKinds.roundUpSections)})$`,
  'i',
)
/** Matches a columnist's name in capitals: 'ILSE BRANDT: …', 'ILSE BRANDT on …'. */
const OPINION_CAPITALS = new RegExp(
  `^(?!(?:${joinLanguageAlternatives(({ kindTitles }) => kindTitles.shouted)})\\b)\\p{Lu}[\\p{Lu}’'.-]+(?: \\p{Lu}[\\p{Lu}’'.-]+){1,2}(?::| (?:${joinLanguageAlternatives(({ kindTitles }) => kindTitles.columnistVerbs)})\\b)`,
  'u',
)
const GUIDE_SECTION = new RegExp(
  `^(?:${joinLanguageAlternatives(({ kindTitles }) => kindTitles.guideSections)})$`,
  'i',
)
const PROMOTION_SECTION = new RegExp(
  `^(?:${joinLanguageAlternatives(({ kindTitles }) => kindTitles.promotionSections)})$`,
  'i',
)
const PROMOTION_PATH = new RegExp(
  `/(?:${joinLanguageAlternatives(({ kindTitles }) => kindTitles.promotionPaths)})(?:/|$)`,
  'i',
)

/**
 * Returns true if a title matches a pattern of this kind in any language: the article's language may be
 * detected wrongly.
 */
const isTitled = (kind: 'guide' | 'live' | 'promotion' | 'roundUp', title: string) =>
  allLanguageRules.some(({ kindTitles }) => kindTitles[kind].some((pattern) => pattern.test(title)))

/**
 * Returns the kind of an article: from its analysis (`reading`) if there is one, otherwise from its title,
 * URL and sections. A story needs at least one report; articles of other kinds may join a story, but never
 * connect two stories.
 */
export function determineArticleKind({ title, url, sections, reading }: Judged): ArticleKind {
  if (reading) return reading.kind
  const path = URL.parse(url)?.pathname ?? ''
  const isIn = (section: RegExp) => sections.some((name) => section.test(name))
  const isLive = LIVE_TITLE.test(title) || LIVE_LABEL.test(title) || LIVE_PATH.test(path)
  if (isLive || isTitled('live', title)) return 'live-blog'
  if (PROMOTION_PATH.test(path) || isIn(PROMOTION_SECTION) || isTitled('promotion', title)) return 'promotion'
  if (isTitled('roundUp', title)) return 'round-up'
  if (isIn(GUIDE_SECTION) || isTitled('guide', title)) return 'guide'
  if (ROUND_UP_TITLE.test(title) || isIn(ROUND_UP_SECTION)) return 'round-up'
  const isOpinion =
    OPINION_TITLE.test(title) ||
    OPINION_BY.test(title) ||
    OPINION_CAPITALS.test(title) ||
    OPINION_PATH.test(path) ||
    sections.some((section) => OPINION_SECTION.test(section))
  return isOpinion ? 'opinion' : 'report'
}
