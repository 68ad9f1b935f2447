import type { Article, ArticleKind } from '@plainwire/domain/article'

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
const OPINION_SECTION =
  /^(opinions?|comment(is ?free|ary)?|columns?|columnists?|editorials?|op-ed|letters|opinie|commentaar|columnisten|blogs?|debat|essay|analyse|analysis)$/i
const OPINION_PATH =
  /\/(opinions?|commentisfree|comment|columns?|columnists?|editorials?|op-ed|letters|opinie|commentaar|columnisten)(\/|$)/i
const ROUND_UP_TITLE =
  /\bin (brief|het kort)\b|\b(week|day|month|year|weekend) in (review|pictures|photos|science|brief|sport)\b|\b(deze|de|this|the) (week|dag|day) in\b|\b(this|deze) week\s*:|\bnews (digest|round-?up|briefs?|quiz|wrap)\b|\bround-?up\b|\bwrap-?up\b|\b(morning|evening|daily|weekly|weekend|nightly) (briefing|digest|brief|update|report|edition|roundup)\b|\b(ochtend|avond|weekend|dag|nieuws|week|sport|jaar)[ -]?overzicht\b|\been overzicht van de (dag|week)\b|\bkort nieuws\b|\b\d+ things (to know|you need)\b|\bwhat (to know|you need to know) (today|this)\b|\bhoroscopes?\b|\bhoroscoop\b|\bcrossword\b|\btv-?gids\b|\bpodcast\b|\btop stories\b|\bheadlines\b.*\b(today|hour)\b|\bdit was het nieuws\b|\bhet belangrijkste nieuws\b|\bthe papers\b|\bnieuwsbrief\b|\bthe week ahead\b|\bphotos of the (day|week)\b|\bpictures of the (day|week)\b|\bfoto'?s van de (dag|week)\b/i
/** Pages that no day's event stands behind: guides, quizzes, interactive pages, the day at a glance. */
const NO_EVENT_TITLE =
  /^(tablet |data )?interactive\b|\binteractive:|(^|: )how to [a-z]|\bwhat happened (in [a-z ]{2,40} )?on \d|\b(sudoku|wordle|lotto results|kruiswoord\w*|weerbericht|weather forecast)\b|\bquiz\b/i
const ROUND_UP_SECTION =
  /^(newsletters?|briefings?|round-?ups?|horoscopes?|puzzles|podcasts?|quiz|in het kort|in brief)$/i

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
