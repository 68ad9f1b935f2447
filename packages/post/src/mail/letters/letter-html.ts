import type { Language } from '@plainwire/domain/language'
import { type Markup, type MarkupTemplateValue, markup, renderAttributes } from '@plainwire/domain/markup'

export interface LetterHtmlInput {
  language: Language
  title: string
  /** The CSS of the whole mail. */
  style: string
  /** The background colour of the page around the mail. */
  backgroundColor: string
  className?: string
  /** Further elements of the HTML head. */
  head?: MarkupTemplateValue
  /** The preview that mail programs show next to the subject; hidden in the mail itself. */
  preview: string
  /** The CSS of the column that contains the mail. */
  container: string
  children: MarkupTemplateValue
}

interface Cell {
  table?: string
  td?: string
}

/** Renders a cell in a table of its own, because programs like Outlook only lay out tables. */
const cell = ({ table, td }: Cell, children: MarkupTemplateValue): Markup =>
  markup`<table align="center" border="0" cellPadding="0" cellSpacing="0" role="presentation" width="100%"${renderAttributes({ style: table })}><tbody><tr><td${renderAttributes({ style: td })}>${children}</td></tr></tbody></table>`

/**
 * Renders a mail as HTML: a column in a table, with inline styles and a doctype that all mail programs render
 * in standards mode.
 */
export function renderLetterHtml(letter: LetterHtmlInput): string {
  const { language, title, style, backgroundColor, className, head, preview, container, children } = letter
  const hidden = markup`<div style="display:none;overflow:hidden;max-height:0">${preview}</div>`
  const column = cell({ table: container }, children)
  return markup`<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html lang="${language}" dir="ltr"><head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8"/>
<meta name="x-apple-disable-message-reformatting"/>
<title>${title}</title>
${head}</head>
<body${renderAttributes({ class: className })} style="background-color:${backgroundColor};margin:0;padding:0">
${cell({ td: style }, [hidden, column])}
</body></html>`.text
}
