const NOT_TO_QUOTE = /^data[-_]?no[-_]?snipp?ets?$/i

/** Whether an attribute forbids quoting its element: `data-nosnippet`, including misspellings. */
export function isNoSnippetAttribute(attribute: string): boolean {
  return attribute.length <= 20 && NOT_TO_QUOTE.test(attribute)
}
