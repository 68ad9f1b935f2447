import type { Language } from '@plainwire/domain/language'
import type { FactValue } from '@plainwire/domain/story'
import { getLanguageRules } from '../../languages/index.ts'

/** The smallest number that is written with a grouping separator. */
const GROUPED = 1000
/**
 * Values of at least this share of a scale, such as a billion, are written in that scale. In the next smaller
 * scale, two decimals would round them to '1,000 million'.
 */
const ROUNDED_UP = 0.999_995

/** Returns a value as a sentence writes it: '14,800', '6 miljoen', '3-2'. */
export function formatFactValue(value: FactValue['value'], language: Language): string {
  if (typeof value === 'string') return value
  const { small, scales, locale } = getLanguageRules(language).writtenNumbers
  const word = small[value - 1]
  if (word) return word
  const [size, name] = scales.find(([scale], index) => {
    const isSmallest = index === scales.length - 1
    return Math.abs(value) >= (isSmallest ? scale : scale * ROUNDED_UP)
  }) ?? [1, '']
  const digits = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 2,
    useGrouping: Math.abs(value) >= GROUPED,
  }).format(value / size)
  return name ? `${digits} ${name}` : digits
}
