/**
 * Marks around words: double ones, or single ones that no letter touches from outside, since those are apostrophes. A quotation
 * that begins in one sentence and ends in another is a matter of read/quotation-spans.ts.
 */
const QUOTED =
  /["“„«](?<double>[^"”“»]{2,})["”“»]|(?<![\p{L}\p{N}])[‘'](?<single>[^’']{3,})[’'](?![\p{L}\p{N}])/gu

/** Words in quotation marks inside a sentence or title. */
export interface QuotedWords {
  /** Without the marks. */
  text: string
  /** Offsets with the marks. */
  start: number
  end: number
}

/** The words that a sentence or title quotes, whether as somebody's words or as a name. */
export function quotedWords(text: string): QuotedWords[] {
  return Array.from(text.matchAll(QUOTED), ({ 0: whole, index, groups }) => ({
    text: groups?.double ?? groups?.single ?? '',
    start: index,
    end: index + whole.length,
  }))
}

/** A sentence or title without what it quotes: the words that are its writer's own. */
export const ownWords = (text: string): string => text.replace(QUOTED, ' ')
