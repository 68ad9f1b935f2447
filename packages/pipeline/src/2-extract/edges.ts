/** A whole sentence ends so, in any script, also inside quotation marks or brackets. */
const SENTENCE_END = /[.!?…。！？।۔:;][\p{Pe}\p{Pf}\p{Pi}"'*]*$/u
/** The name under a quotation or a post, and what names its source. */
const SIGNED = /^[\p{Pd}~]|[)\]]$/u
/** A line of more characters than this reads like a paragraph, whatever it ends with. */
const MAX_LABEL = 60
/** The number of characters of a real paragraph. */
const MIN_LONG = 100
/** The most lines removed from each edge. */
const MAX_LINES = 4
/** Where fewer of the long lines end like sentences, this page (a poem, a table, a script without full stops) isn't judged. */
const MIN_SENTENCES = 0.7

const isLabel = (text: string) => text.length <= MAX_LABEL && !SENTENCE_END.test(text) && !SIGNED.test(text)

function isProse(texts: readonly string[]): boolean {
  const long = texts.filter((text) => text.length > MIN_LONG)
  const sentences = long.filter((text) => SENTENCE_END.test(text))
  return long.length > 2 && sentences.length >= long.length * MIN_SENTENCES
}

function labelsIn(texts: readonly string[]): number {
  const first = texts.findIndex((text) => !isLabel(text))
  return first > 0 && first <= MAX_LINES ? first : 0
}

/**
 * The lines of an article without the labels before its first sentence and after its last one: section names, dates,
 * a second title, headings with nothing behind them.
 */
export function withoutEdges(texts: readonly string[]): readonly string[] {
  if (!isProse(texts)) return texts
  const end = texts.length - labelsIn(texts.toReversed())
  return texts.slice(labelsIn(texts), end)
}
