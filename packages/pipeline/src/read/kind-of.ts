import type { Article, ArticleKind } from '@plainwire/domain/article'
import { KIND_TITLES, type KindTitles } from '../languages/index.ts'

/** Titles are tried in every language of ours: an article's language may be guessed wrong. */
const isTitled = (kind: keyof KindTitles, title: string) =>
  Object.values(KIND_TITLES).some((titles) => titles[kind].some((pattern) => pattern.test(title)))

type Judged = Pick<Article, 'title' | 'url' | 'sections' | 'reading'>

const LIVE_TITLE =
  /^live\b|\blive[ -]?(blog|updates?|coverage|report|stream)\b|\bas it happened\b|\bliveverslag\b|^(updates|volg live)\b|\bminute by minute\b|\bminuut tot minuut\b/i
/** In capitals it is a label, in lower case a verb. */
const LIVE_LABEL = /\bLIVE\b/
const LIVE_PATH = /\/(live|liveblog|live-updates|live-news)(\/|-|$)/i
const OPINION_TITLE =
  /^(opinions?|comment|column|editorial|letters?( to the editor)?|op-ed|commentary|opinie|commentaar|columns?|gastcolumn|ingezonden|lezersbrie(f|ven)|essay|analys[ei]s?|analyse en opinie|news analysis|view|viewpoint|perspective|hoofdredactioneel)\s*[:|–—-]|\|\s*(opinion|opinie|column|editorial|letters|comment|commentary|analysis|analyse)\b|[’'"]?\s[|–-]\s(column|opinie|commentary|analysis|analyse)\b/i
/** 'Column Ilse Brandt: …', 'Opinie van Ilse Brandt | …'. */
const OPINION_BY =
  /^(?:Column|Gastcolumn|Commentary|Opinie|Commentaar|Analyse|COLUMN|OPINIE)\s(?:(?:van|door|by)\s)?\p{Lu}[^:|]{2,40}[:|]/u
/** 'ILSE BRANDT: …', 'ILSE BRANDT on …': a columnist's name in capitals. */
const OPINION_CAPITALS =
  /^(?!(?:BREAKING|THE|PIC|LIVE|NEWS|UPDATE|EXCLUSIVE|VIDEO|WATCH|WORLD|COVID|UK|US|EU|LAATSTE|NIEUWS)\b)\p{Lu}[\p{Lu}’'.-]+(?: \p{Lu}[\p{Lu}’'.-]+){1,2}(?::| on\b| reviews?\b| tells\b| over\b)/u
const OPINION_SECTION =
  /^(opinions?|comment(is ?free|ary)?|columns?|columnists?|editorials?|op-ed|letters|opinie|commentaar|columnisten|blogs?|debat|essay|analyse|analysis)$/i
const OPINION_PATH =
  /\/(opinions?|commentisfree|comment|columns?|columnists?|editorials?|op-ed|letters|opinie|commentaar|columnisten)(\/|$)/i
const ROUND_UP_TITLE =
  /\bin (brief|het kort)\b|\b(week|day|month|year|weekend) in (review|pictures|photos|science|brief|sport)\b|\b(deze|de|this|the) (week|dag|day) in\b|\b(this|deze) week\s*:|\bnews (digest|round-?up|briefs?|quiz|wrap)\b|\bround-?up\b|\bwrap-?up\b|\b(morning|evening|daily|weekly|weekend|nightly) (briefing|digest|brief|update|report|edition|roundup)\b|\b(ochtend|avond|weekend|dag|nieuws|week|sport|jaar)[ -]?overzicht\b|\been overzicht van de (dag|week)\b|\bkort nieuws\b|\btop stories\b|\bheadlines\b.*\b(today|hour)\b|\bdit was het nieuws\b|\bhet belangrijkste nieuws\b|\bthe papers\b|\bthe week ahead\b/i
const ROUND_UP_SECTION = /^(briefings?|round-?ups?|in het kort|in brief)$/i
const GUIDE_SECTION =
  /^(horoscopes?|puzzles|puzzels|quiz(zes)?|recipes?|recepten|how-?to|tv-?gids|tv listings|crosswords?)$/i
const PROMOTION_SECTION =
  /^(newsletters?|nieuwsbrieven|podcasts?|sponsored( content)?|advertorials?|partner(ed)? content|paid content|branded content|deals?|shopping deals|coupons?|competitions?|winacties?)$/i
const PROMOTION_PATH =
  /\/(sponsored|advertorials?|partner-?content|paid-?(content|post)|brand(ed)?-?(content|studio)|coupons?|podcasts?|newsletters?)(\/|$)/i

/**
 * What sort of text an article is: as it was read, else from its title, address and sections.
 * Only reports carry a story; the others may join one and never glue two.
 */
export function kindOf({ title, url, sections, reading }: Judged): ArticleKind {
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

/** Whether an article joins no story, and none is opened by it that others join: it reports no event, or many. */
export function standsAlone(article: Judged): boolean {
  return ['round-up', 'guide', 'promotion'].includes(kindOf(article))
}
