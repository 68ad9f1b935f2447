import type { ArticleKindPatterns } from '../../topics/articles/kinds.ts'

export const articleKindPatterns: ArticleKindPatterns = {
  live: /^live\b|\blive[ -]?(blog|updates?|coverage|report|stream)\b|\bas it happened\b|^updates\b|\bminute by minute\b/i,
  opinion:
    /^the [a-z' ]{3,30} view on\b|^(?:dear (?:abby|amy|annie|prudence|deidre|carolyn|miss manners)|ask (?:amy|carolyn|ellie)|miss manners|agony aunt|advice)\s?[:|–—-]|^(opinions?|comment|editorial|leader|letters?( to the editor)?|op-ed|commentary|columns?|essay|analys[ei]s?|news analysis|view|viewpoint|perspective)\s*[:|–—-]|\|\s*(opinion|column|editorial|letters|comment|commentary|analysis)\b|[’'"]?\s[|–-]\s(column|commentary|analysis)\b/i,
  opinionBy:
    /^(?:Column|Commentary|COLUMN)\s(?:by\s)?\p{Lu}[^:|]{2,40}[:|]|^(?:I|I['’](?:m|ve|d|ll)|My(?= \p{Ll}))\s(?!.*(?:\b(?:sa(?:ys?|id)|tells?|told|claims?|admits?|insists?)\b|[:–—]))/u,
  opinionSections:
    'opinions?|comment(is ?free|ary)?|columns?|columnists?|editorials?|op-ed|letters|blogs?|essay|analysis',
  opinionPaths: 'opinions?|commentisfree|comment|columns?|columnists?|editorials?|op-ed|letters',
  roundUp:
    /\bin brief\b|\b(week|day|month|year|weekend) in (review|pictures|photos|science|brief|sport)\b|\b(this|the) (week|day) in\b|\bthis week\s*:|\bnews (digest|round-?up|briefs?|quiz|wrap)\b|\bround-?up\b|\bwrap-?up\b|\b(morning|evening|daily|weekly|weekend|nightly) (briefing|digest|brief|update|report|edition|roundup)\b|\btop stories\b|\bheadlines\b.*\b(today|hour)\b|\bthe papers\b|\bthe week ahead\b/i,
  roundUpSections: 'briefings?|round-?ups?|in brief',
}
