import { allLanguageRules } from '../../languages/index.ts'

/**
 * A teaser after a complete headline: '… may reopen Wednesday. Here are the new rules', '… two days later. What
 * now?'.
 */
const TEASING_TAIL =
  /(?<=[\p{L}\p{N}'"’”)])[.!:;,]?\s(?:here(?:'|’)?s?\s(?:is|are|what|why|how|the)|(?<=[.!]\s)(?:what|how|why|who|when|where|see|find out|wat|hoe|waarom|wie|zo|dit|hier|bekijk)\b)[^.!]{0,60}$/iu
/**
 * A teaser after a colon: 'Fourteen hours on a train: what this mother did', 'Buit van 6 miljoen: zo ging het'.
 */
const TEASE_BEHIND_COLON =
  /\s?:\s(?:wat|hoe|waarom|zo|dit|deze|what|how|why|here(?:['’]s)?|this)\s[\p{L}'’][^:]{5,80}$/iu
/** A question that comments on the preceding news: '… up and running so why can't Beira?'. */
const QUESTION_BEHIND =
  /,?\s(?:so|but|dus|maar) (?:why|what|how|when|where|who|waarom|wat|hoe|wanneer|waar|wie)\b[^.?!]{0,60}\?$/iu
/** Minimum length of a shortened headline, in characters; shorter ones are uninformative. */
const MIN_CUT = 30
/** Minimum length of a headline from which only a teaser was removed, in characters. */
const MIN_BEFORE_TEASE = 25

/** A quotation before the news: '“A total mess”: Dyke of Beira breaks again'. */
const QUOTATION_IN_FRONT = /^(?:"[^"]{2,70}"|“[^”]{2,70}”|‘[^’]{2,70}’|'[^']{2,70}'):\s+(?=["“‘']?\p{L})/u
/**
 * A joking aside before the news: 'Move over, James Bond; India returns pigeon', 'Sorry, Beira: no new wall'.
 */
const ASIDE_IN_FRONT =
  /^(?:move over|sorry|bye(?:-bye| bye)?|good news|bad news|step aside|watch out|look out|hold my \p{L}+|goed nieuws|slecht nieuws|pas op)\b[^;:–—]{0,40}[;:–—]\s+(?=["“‘']?\p{L})/iu
/** A quotation after the news, after a colon or as a separate sentence. */
const QUOTATION_BEHIND = /[:.!]\s(?:"[^"]{10,}"|“[^”]{10,}”|‘[^’]{10,}’|'[^']{10,}')$/u
/** A clause after the news: '… as the city braces for the worst'. */
const LAST_CLAUSE = /,?\s(?:as|amid|while|terwijl|nu|te midden van)\s[^,;:"“‘]+$/u
const isLoud = (text: string) =>
  allLanguageRules.some(({ colour: { figurative, titled } }) =>
    [...figurative, ...titled].some((pattern) => pattern.test(text)),
  )
const hasVerb = (text: string) => allLanguageRules.some(({ verbs }) => verbs.finite.test(text))

/**
 * Returns a title without a quotation before or after the news and without a comment on it, if enough
 * remains.
 */
export function removeTitleQuotationAndComment(title: string): string {
  const shortened = title.replace(QUOTATION_IN_FRONT, '').replace(ASIDE_IN_FRONT, '')
  let news = shortened.length >= MIN_CUT ? shortened : title
  for (const aside of [QUOTATION_BEHIND, ...allLanguageRules.map(({ colour }) => colour.tail)]) {
    const rest = news.replace(aside, '')
    if (rest.length >= MIN_CUT && hasVerb(rest)) news = rest
  }
  const clause = LAST_CLAUSE.exec(news)
  const rest = news.slice(0, clause?.index)
  return clause && isLoud(clause[0]) && rest.length >= MIN_CUT && hasVerb(rest) ? rest : news
}

/** Returns a title without a teaser or a question after the news, if enough remains. */
export function removeTeaserFromTitle(title: string): string {
  const at = title.search(TEASING_TAIL)
  if (at >= MIN_CUT) return title.slice(0, at)
  const questionAt = title.search(QUESTION_BEHIND)
  if (questionAt >= MIN_CUT) return title.slice(0, questionAt)
  const behind = title.search(TEASE_BEHIND_COLON)
  return behind >= MIN_BEFORE_TEASE && !title.slice(behind).includes('?') ? title.slice(0, behind) : title
}
