/** The headers of an answer, by lower-case name. */
type AnswerHeaders = Record<string, string>

/**
 * The constants and rules of this file are the published scoring of MDN's HTTP Observatory: the points that it
 * deducts and adds. Bonuses only count if the score after penalties is at least 90.
 */
const PRIVATE_REFERRER = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const SIX_MONTHS_SECONDS = 15_768_000
const BONUS_FROM = 90

interface Rule {
  points: number
  fits(headers: AnswerHeaders): boolean
}

const policyOf = (headers: AnswerHeaders) => headers['content-security-policy'] ?? ''
/**
 * The content security policy without its style directive, because inline styles alone lead to no penalty and
 * only forfeit the bonus.
 */
const withoutStyle = (headers: AnswerHeaders) => policyOf(headers).replace(/style-src [^;]*/, '')
const maxAgeOf = (headers: AnswerHeaders) =>
  Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0)

const PENALTIES: Rule[] = [
  { points: -25, fits: (headers) => policyOf(headers) === '' },
  {
    points: -20,
    fits: (headers) => /'unsafe-inline'|'unsafe-eval'|(?:^|[ ;])data:/.test(withoutStyle(headers)),
  },
  { points: -20, fits: (headers) => maxAgeOf(headers) === 0 },
  { points: -10, fits: (headers) => maxAgeOf(headers) > 0 && maxAgeOf(headers) < SIX_MONTHS_SECONDS },
  { points: -5, fits: (headers) => headers['x-content-type-options'] !== 'nosniff' },
  { points: -5, fits: (headers) => headers['referrer-policy'] === 'unsafe-url' },
  {
    points: -20,
    fits: (headers) => !/frame-ancestors/.test(policyOf(headers)) && headers['x-frame-options'] === undefined,
  },
  { points: -20, fits: (headers) => /^(?!.*secure)/i.test(headers['set-cookie'] ?? 'secure') },
]

const BONUSES: Rule[] = [
  { points: 10, fits: (headers) => /^(?!.*'unsafe-inline').*default-src 'none'/.test(policyOf(headers)) },
  { points: 5, fits: (headers) => /frame-ancestors/.test(policyOf(headers)) },
  { points: 5, fits: (headers) => PRIVATE_REFERRER.includes(headers['referrer-policy'] ?? '') },
  { points: 10, fits: (headers) => headers['cross-origin-resource-policy'] === 'same-origin' },
]

const sumOf = (rules: readonly Rule[], headers: AnswerHeaders) =>
  rules.filter((rule) => rule.fits(headers)).reduce((sum, { points }) => sum + points, 0)

/**
 * Computes the score of an answer's headers by those rules of MDN's HTTP Observatory that concern a single
 * answer. The score is at most 130; A+ begins at 100. The Observatory's tests of redirects, preload lists and
 * external scripts are left out, and so is its penalty for answers that any site may read, which we allow for
 * answers that are the same for everybody.
 */
export function computeObservatoryScore(headers: AnswerHeaders): number {
  const score = 100 + sumOf(PENALTIES, headers)
  return score < BONUS_FROM ? score : score + sumOf(BONUSES, headers)
}
