import { allLanguageRules } from './rules.ts'

/** Currency signs and codes that are used in all languages. */
const SHARED: Readonly<Record<string, string>> = {
  '€': 'EUR',
  eur: 'EUR',
  $: '$',
  US$: 'USD',
  usd: 'USD',
  A$: 'AUD',
  S$: 'SGD',
  C$: 'CAD',
  NZ$: 'NZD',
  HK$: 'HKD',
  '£': 'GBP',
  gbp: 'GBP',
  '¥': 'JPY',
  sh: 'KES',
}

const CURRENCIES: ReadonlyMap<string, string> = new Map(
  [SHARED, ...allLanguageRules.map(({ money }) => money.currencies)].flatMap(Object.entries),
)

/** Returns the ISO 4217 code for a currency sign or a lower-case word; '$' for a dollar without a country. */
export function parseCurrencyCode(word: string): string | undefined {
  return CURRENCIES.get(word)
}
