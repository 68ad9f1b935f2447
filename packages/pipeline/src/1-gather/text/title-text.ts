import { decodeHTMLStrict } from 'entities/decode'
import { cleanText } from '../../text/index.ts'
import { htmlToSingleLineText } from './read-html.ts'

/** Markup that publishers put into headlines. Other angle brackets belong to the headline. */
const MARKUP =
  /<\/?(?:a|abbr|b|big|br|cite|code|del|div|em|font|h[1-6]|i|img|ins|mark|p|q|s|script|small|span|strike|strong|style|sub|sup|svg|tt|u)(?:\s[^<>]*)?\/?>|<!\[CDATA\[/i

/**
 * Converts a headline that was decoded once to plain text. Markup is removed; entities that remain were escaped
 * twice (`Ng&#257;i`, `Q&amp;A`) and are decoded again.
 */
export function toPlainTitle(text: string): string {
  if (MARKUP.test(text)) return htmlToSingleLineText(text)
  return cleanText(text.includes('&') ? decodeHTMLStrict(text) : text)
}
