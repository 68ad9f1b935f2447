import { allRules } from './rules.ts'

/** Signs and codes that are the same in all languages. */
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
  [SHARED, ...allRules.map(({ money }) => money.currencies)].flatMap(Object.entries),
)

/** The currency of a sign or a lower-case word, as an ISO 4217 code; '$' for a dollar of no named country. */
export function currencyOf(word: string): string | undefined {
  return CURRENCIES.get(word)
}
