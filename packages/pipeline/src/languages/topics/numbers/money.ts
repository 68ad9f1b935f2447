/** Words for money. */
export interface MoneyWords {
  /**
   * Words for money in lower case, with their ISO 4217 codes: 'GBP' for 'pounds', '$' for a dollar without a
   * country.
   */
  currencies: Readonly<Record<string, string>>
  /** Adjectives before a currency, folded: 'Canadian dollars'. */
  nations: readonly string[]
}
