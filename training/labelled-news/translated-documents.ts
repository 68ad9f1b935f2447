import { type DataPart, documentPart } from '../splits.ts'

/** A sentence in both languages. */
export interface TranslatedLine {
  doc: string
  en: string
  nl: string
}

/** A document with its translation. */
export interface TranslatedDocument {
  doc: string
  part: DataPart
  /** The first is the headline. */
  sentences: readonly TranslatedLine[]
}

/** Reads English documents with their Dutch translations, in the order of the file. */
export function translatedDocuments(lines: readonly TranslatedLine[]): TranslatedDocument[] {
  return [...Map.groupBy(lines, ({ doc }) => doc)].map(([doc, sentences], position) => {
    return { doc, part: documentPart(position), sentences }
  })
}

/** The text of one version of a document: its sentences after the headline, up to a number of sentences. */
export function versionText(
  { sentences }: TranslatedDocument,
  language: 'en' | 'nl',
  count: number,
): { title: string; text: string } {
  const [title = '', ...rest] = sentences.slice(0, count).map((sentence) => sentence[language])
  return { title, text: rest.join(' ') }
}
