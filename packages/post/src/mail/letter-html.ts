import type { Language } from '@plainwire/domain/language'
import { type CSSProperties, createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The doctype that mail programs of every age treat as standards mode. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'
const TABLE = {
  align: 'center',
  border: 0,
  cellPadding: 0,
  cellSpacing: 0,
  role: 'presentation',
  width: '100%',
} as const

export interface LetterHtml {
  language: Language
  title: string
  /** Of the whole mail; its background is also the page's. */
  style: CSSProperties
  className?: string
  /** Further elements of the head. */
  head?: ReactNode[]
  /** The preview that mail programs show next to the subject: hidden in the mail itself. */
  preview: ReactNode
  container: CSSProperties
  children: ReactNode[]
}

/** Programs like Outlook lay out nothing but tables. */
const cell = (table: CSSProperties | undefined, td: CSSProperties | undefined, ...children: ReactNode[]) =>
  h('table', { ...TABLE, style: table }, h('tbody', null, h('tr', null, h('td', { style: td }, ...children))))

/** A mail as HTML: a column in a table, its styles inline. */
export function letterHtml({ language, title, style, className, head = [], ...letter }: LetterHtml): string {
  const { preview, container, children } = letter
  const page = h(
    'html',
    { lang: language, dir: 'ltr' },
    h(
      'head',
      null,
      h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      // Apple's programs would make its text larger.
      h('meta', { name: 'x-apple-disable-message-reformatting' }),
      h('title', null, title),
      ...head,
    ),
    h(
      'body',
      { className, style: { backgroundColor: style.backgroundColor, margin: 0, padding: 0 } },
      cell(
        undefined,
        style,
        h('div', { style: { display: 'none', overflow: 'hidden', maxHeight: 0 } }, preview),
        cell(container, undefined, ...children),
      ),
    ),
  )
  return DOCTYPE + renderToStaticMarkup(page)
}
