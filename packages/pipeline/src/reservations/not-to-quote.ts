const NOT_TO_QUOTE = /^data[-_]?no[-_]?snipp?ets?$/i

/** Whether an attribute keeps its element from being quoted: `data-nosnippet`, also as it is misspelt. */
export function isNotToQuote(attribute: string): boolean {
  return attribute.length <= 20 && NOT_TO_QUOTE.test(attribute)
}
