import { anyOf } from '../../languages/index.ts'

/** An invitation to read on, in languages that have no rules. */
const READ_ON_ELSEWHERE = 'Weiterlesen|Mehr lesen|Lire la suite|Leer más|Leggi tutto|Leia mais'
/**
 * Footers that publishing software adds to a text in a feed: its first publication, an invitation to read on,
 * an ellipsis.
 */
const FOOTERS = [
  /\s*\bThe post\b.{1,300}\b(?:first )?appeared (?:first )?on\b.{1,100}$/is,
  new RegExp(
    `\\s*\\[?\\s*(?:${anyOf(({ pages }) => pages.readOn)}|${READ_ON_ELSEWHERE})\\b[^.!?\\n]{0,80}[.…→»›>\\]\\s]*$`,
    'i',
  ),
  /\s*\[\s*(?:…|\.\.\.)\s*\]\s*$/,
]

/** A feed's text without the lines that belong to the feed and not to the article. */
export function withoutFooter(text: string): string {
  return FOOTERS.reduce((rest, footer) => rest.replace(footer, ''), text).trimEnd()
}
