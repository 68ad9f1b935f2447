import { cleanText } from '../text/index.ts'
import type { ExtractedPage } from './extracted.ts'

const lineOf = (text: string | undefined) => (text === undefined ? undefined : cleanText(text) || undefined)

const paragraphsOf = (text: string) =>
  text
    .split('\n\n')
    .map((paragraph) => cleanText(paragraph))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')

type Texts = Pick<
  ExtractedPage,
  'title' | 'byline' | 'text' | 'siteName' | 'description' | 'media' | 'sections'
>

/**
 * Cleans all texts of a page with `cleanText`, which removes hidden characters: the main text by paragraph, the
 * other texts as single lines.
 */
export function cleanExtractedPage<T extends Texts>(page: T): T {
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
