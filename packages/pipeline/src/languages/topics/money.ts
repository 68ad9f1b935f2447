/** How money is named. */
export interface Money {
  /** Words for money, in lower case, with their ISO 4217 codes; '$' for a dollar of no named country. */
  currencies: Readonly<Record<string, string>>
  /** In front of a currency, folded: 'Canadian dollars'. */
  nations: readonly string[]
}
