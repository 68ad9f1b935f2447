import type { Language } from '@plainwire/domain/language'

/** A figure as its language writes it, with three decimals at most. */
export function figureText(value: number, language: Language): string {
  return value.toLocaleString(language, { maximumFractionDigits: 3 })
}
