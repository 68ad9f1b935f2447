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

/** English documents with their Dutch translations, in the order of the file. */
export function translatedDocuments(lines: readonly TranslatedLine[]): TranslatedDocument[] {
  return [...Map.groupBy(lines, ({ doc }) => doc)].map(([doc, sentences], position) => {
    return { doc, part: documentPart(position), sentences }
  })
}

/** The headline of a version and its sentences after that, of so many sentences in all. */
export function versionText(
  { sentences }: TranslatedDocument,
  language: 'en' | 'nl',
  count: number,
): { title: string; text: string } {
  const [title = '', ...rest] = sentences.slice(0, count).map((sentence) => sentence[language])
  return { title, text: rest.join(' ') }
}
