import type { Language } from '@plainwire/domain/language'

/** A number formatted in a language, with at most three decimals. */
export function formatQualityNumber(value: number, language: Language): string {
  return value.toLocaleString(language, { maximumFractionDigits: 3 })
}
