import { CURRENCY } from '@plainwire/domain/subscription'

/** Formats an amount for a language: '€4.99', '€ 4,99'. Whole amounts have no decimals. */
export function formatMoney(amount: number, language: string): string {
  const isWhole = Number.isInteger(amount)
  const style = { style: 'currency', currency: CURRENCY, minimumFractionDigits: isWhole ? 0 : 2 } as const
  return new Intl.NumberFormat(language, style).format(amount)
}
