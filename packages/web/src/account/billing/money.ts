import { CURRENCY } from '@plainwire/domain/subscription'

/** Formats an amount in euros: '€4.99' in English, '€ 4,99' in Dutch. Whole amounts have no decimals. */
export function formatMoney(amount: number, language: string): string {
  const isWhole = Number.isInteger(amount)
  const style = { style: 'currency', currency: CURRENCY, minimumFractionDigits: isWhole ? 0 : 2 } as const
  return new Intl.NumberFormat(language, style).format(amount)
}
