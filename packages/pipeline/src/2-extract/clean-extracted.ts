import { cleanText } from '../text/index.ts'
import type { Extracted } from './extracted.ts'

const lineOf = (text: string | undefined) => (text === undefined ? undefined : cleanText(text) || undefined)

const paragraphsOf = (text: string) =>
  text
    .split('\n\n')
    .map((paragraph) => cleanText(paragraph))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')

type Texts = Pick<Extracted, 'title' | 'byline' | 'text' | 'siteName' | 'description' | 'media' | 'sections'>

/**
 * All that a page says in words, each a clean line and the text clean paragraphs: nothing hidden, see cleanText. The only way
 * out of a page, so that a field that is read in another way some day is clean too.
 */
export function cleanExtracted<T extends Texts>(page: T): T {
  const { title, byline, text, siteName, description, media, sections } = page
  return {
    ...page,
    title: lineOf(title),
    byline: lineOf(byline),
    text: paragraphsOf(text),
    siteName: lineOf(siteName),
    description: lineOf(description),
    sections: [...new Set(sections.map(cleanText).filter((name) => name !== ''))],
    media: media.map(({ alt, ...medium }) => {
      const shown = lineOf(alt)
      return shown === undefined ? medium : { ...medium, alt: shown }
    }),
  }
}
