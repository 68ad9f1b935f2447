/** The end of a sentence in any script, also inside quotation marks or brackets. */
const SENTENCE_END = /[.!?…。！？।۔:;][\p{Pe}\p{Pf}\p{Pi}"'*]*$/u
/**
 * Matches a line that names the author or source of a quotation or post: it begins with a dash ('— Jane Doe')
 * or ends with a bracket.
 */
const SIGNED = /^[\p{Pd}~]|[)\]]$/u
/**
 * Maximum length of a label (such as a section name or a date), in characters; a longer line counts as a
 * paragraph, whatever it ends with.
 */
const MAX_LABEL = 60
/** A line with more characters than this counts as long. The long lines show whether a text is prose. */
const MIN_LONG = 100
/** The maximum number of lines removed at the beginning and at the end. */
const MAX_LINES = 4
/**
 * If less than this share of the long lines end like a sentence (as in a poem, a table, or a script without
 * full stops), nothing is removed.
 */
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
 * Removes the labels before the first sentence of an article and after its last sentence: section names, dates,
 * a second title, headings without text.
 */
export function removeLeadingAndTrailingLabels(texts: readonly string[]): readonly string[] {
  if (!isProse(texts)) return texts
  const end = texts.length - labelsIn(texts.toReversed())
  return texts.slice(labelsIn(texts), end)
}
