import { joinLanguageAlternatives } from '../../languages/index.ts'

/** Links such as 'Read more' in languages without rules. */
const READ_ON_ELSEWHERE = 'Weiterlesen|Mehr lesen|Lire la suite|Leer más|Leggi tutto|Leia mais'
/**
 * Footers that publishing software adds to texts in feeds: where it first appeared, 'read more', an ellipsis.
 */
const FOOTERS = [
  /\s*\bThe post\b.{1,300}\b(?:first )?appeared (?:first )?on\b.{1,100}$/is,
  new RegExp(
    `\\s*\\[?\\s*(?:${joinLanguageAlternatives(({ pages }) => pages.readOn)}|${READ_ON_ELSEWHERE})\\b[^.!?\\n]{0,80}[.…→»›>\\]\\s]*$`,
    'i',
  ),
  /\s*\[\s*(?:…|\.\.\.)\s*\]\s*$/,
]

/** Removes the lines of a feed's text that were added by the feed and aren't part of the article. */
export function removeFeedFooter(text: string): string {
  return FOOTERS.reduce((rest, footer) => rest.replace(footer, ''), text).trimEnd()
}
