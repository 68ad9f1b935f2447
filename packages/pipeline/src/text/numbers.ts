import { joinLanguageAlternatives } from '../languages/index.ts'

/** A number as written in a text. */
export interface NumberMention {
  /** The normalised spelling, equal in all languages: '31640', '4.5', '3-2'. */
  value: string
  /** The kind of number, as far as its notation shows it. */
  kind: 'count' | 'percentage' | 'money' | 'score' | 'year' | 'ordinal'
  start: number
  end: number
}

const PERCENT = joinLanguageAlternatives(({ numbers }) => numbers.percent)
const ORDINAL = joinLanguageAlternatives(({ numbers }) => numbers.ordinalEndings)
const NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])([€$£]\\s?)?(\\d{1,3}(?:[.,\\u00a0 ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?)(-\\d{1,3})?(\\s?(?:%|(?:${PERCENT})\\b))?(${ORDINAL})?(?![\\p{L}\\p{N}])`,
  'gu',
)

/** Normalises a number: '1.480', '1,480' and '1 480' become 1480; '4,5' and '4.5' become 4.5. */
export function normaliseNumber(written: string): string {
  const grouped = /^\d{1,3}(?:[.,\u00a0\u202f\u2009 ]\d{3})+(?!\d)/.exec(written)?.[0] ?? ''
  const rest = written.slice(grouped.length)
  const whole = grouped ? grouped.replace(/\D/g, '') : (/^\d+/.exec(written)?.[0] ?? '')
  const decimals = (grouped ? rest : written.slice(whole.length)).replace(/^[.,]/, '')
  return decimals ? `${Number(whole)}.${decimals.replace(/0+$/, '') || '0'}` : String(Number(whole))
}

function kindOf(
  money: string | undefined,
  second: string | undefined,
  percent: string | undefined,
  ordinal: string | undefined,
  value: string,
): NumberMention['kind'] {
  if (money) return 'money'
  if (percent) return 'percentage'
  if (second) return 'score'
  if (ordinal) return 'ordinal'
  return /^(19|20)\d\d$/.test(value) ? 'year' : 'count'
}

/** Finds the numbers of a text, in a spelling that is equal in all languages. */
export function findNumbers(text: string): NumberMention[] {
  const mentions: NumberMention[] = []
  for (const match of text.matchAll(NUMBER)) {
    const [whole, money, digits = '', second, percent, ordinal] = match
    const value = second ? `${digits}${second}` : normaliseNumber(digits)
    const kind = kindOf(money, second, percent, ordinal, value)
    mentions.push({ value, kind, start: match.index, end: match.index + whole.length })
  }
  return mentions
}
