import { type DataSplit, splitByDocument } from '../splits.ts'

/** A sentence of a document, in English and Dutch. */
export interface TranslatedLine {
  doc: string
  en: string
  nl: string
}

/** A document with its translation. */
export interface TranslatedDocument {
  doc: string
  part: DataSplit
  /** The sentences in order; the first is the headline. */
  sentences: readonly TranslatedLine[]
}

/**
 * Groups the lines of a file into English documents with their Dutch translations, in the order of the file.
 */
export function groupTranslatedDocuments(lines: readonly TranslatedLine[]): TranslatedDocument[] {
  return [...Map.groupBy(lines, ({ doc }) => doc)].map(([doc, sentences], position) => {
    return { doc, part: splitByDocument(position), sentences }
  })
}

/** The title and text of a document in one language, made of its first `count` sentences. */
export function versionText(
  { sentences }: TranslatedDocument,
  language: 'en' | 'nl',
  count: number,
): { title: string; text: string } {
  const [title = '', ...rest] = sentences.slice(0, count).map((sentence) => sentence[language])
  return { title, text: rest.join(' ') }
}
