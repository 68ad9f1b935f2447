/**
 * Matches words in double or single quotation marks. A single mark with a letter directly outside is an
 * apostrophe and doesn't count. Quotations of several sentences are found in
 * read/sentences/quotation-spans.ts.
 */
const QUOTED =
  /["“„«](?<double>[^"”“»]{2,})["”“»]|(?<![\p{L}\p{N}])[‘'](?<single>[^’']{3,})[’'](?![\p{L}\p{N}])/gu

/** Words in quotation marks within a sentence or title. */
export interface QuotedWords {
  /** The words, without quotation marks. */
  text: string
  /** Offsets, including quotation marks. */
  start: number
  end: number
}

/**
 * Returns the words that a sentence or title has in quotation marks, whether they are somebody's words or a
 * name.
 */
export function extractQuotedWords(text: string): QuotedWords[] {
  return Array.from(text.matchAll(QUOTED), ({ 0: whole, index, groups }) => ({
    text: groups?.double ?? groups?.single ?? '',
    start: index,
    end: index + whole.length,
  }))
}

/** Returns a sentence or title without its quotations, which leaves the writer's words. */
export const removeQuotedWords = (text: string): string => text.replace(QUOTED, ' ')
