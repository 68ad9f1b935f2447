/** Words for money. */
export interface MoneyWords {
  /**
   * Words for money in lower case, with their ISO 4217 codes: 'GBP' for 'pounds', '$' for a dollar without a
   * country.
   */
  currencies: Readonly<Record<string, string>>
  /** Adjectives before a currency, in lower case and without accents: 'canadian' in 'Canadian dollars'. */
  nations: readonly string[]
}
