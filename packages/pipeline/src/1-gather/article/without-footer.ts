import { joinLanguageAlternatives } from '../../languages/index.ts'

/** Texts of 'Read more' links in languages that aren't supported and so have no rules of their own. */
const READ_ON_ELSEWHERE = 'Weiterlesen|Mehr lesen|Lire la suite|Leer más|Leggi tutto|Leia mais'
/**
 * Footers that publishing software adds to texts in feeds: 'The post … first appeared on …', a 'Read more'
 * link, or an ellipsis in square brackets.
 */
const FOOTERS = [
  /\s*\bThe post\b.{1,300}\b(?:first )?appeared (?:first )?on\b.{1,100}$/is,
  new RegExp(
    `\\s*\\[?\\s*(?:${joinLanguageAlternatives(({ pages }) => pages.readOn)}|${READ_ON_ELSEWHERE})\\b[^.!?\\n]{0,80}[.…→»›>\\]\\s]*$`,
    'i',
  ),
  /\s*\[\s*(?:…|\.\.\.)\s*\]\s*$/,
]

/** Removes the footers that publishing software added to a text in a feed. */
export function removeFeedFooter(text: string): string {
  return FOOTERS.reduce((rest, footer) => rest.replace(footer, ''), text).trimEnd()
}
