import type { Language } from '@plainwire/domain/language'
import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import { type CSSProperties, createElement as h, type ReactElement } from 'react'

/** A mail as it is sent. */
export interface Letter {
  subject: string
  html: string
  text: string
}

/** What a short letter says. */
export interface LetterContent {
  language: Language
  subject: string
  /** What a list of mails shows of it. */
  preview: string
  heading: string
  body: ReactElement[]
  publicUrl: string
}

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'
const STYLE = {
  body: { backgroundColor: '#ffffff', color: '#1a1a1a', fontFamily: FONT, margin: 0, padding: '24px 16px' },
  container: { maxWidth: '480px' },
  heading: { fontSize: '20px', lineHeight: '28px', margin: '0 0 16px' },
  text: { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  code: { fontSize: '36px', lineHeight: '44px', letterSpacing: '8px', fontWeight: 700, margin: '0 0 16px' },
  link: { wordBreak: 'break-all' },
  small: { fontSize: '14px', lineHeight: '20px', color: '#595959', margin: '0 0 8px' },
} as const satisfies Record<string, CSSProperties>

/** A heading of a letter. @param lang where it isn't the letter's */
export const heading = (text: string, lang?: Language) =>
  h(Heading, { as: 'h1', lang, style: STYLE.heading, key: text }, text)
/** A paragraph of a letter. */
export const paragraph = (text: string, style: 'text' | 'code' | 'small' = 'text', lang?: Language) =>
  h(Text, { lang, style: STYLE[style], key: text }, text)

/** An address to open, on a line of its own. */
export const linkParagraph = (href: string) =>
  h(Text, { style: STYLE.text, key: href }, h('a', { href, style: STYLE.link }, href))

/** Draws a short letter: HTML and plain text, from one template. It takes as long as hundreds of requests. */
export async function drawLetter(content: LetterContent): Promise<Letter> {
  const page = h(
    Html,
    { lang: content.language, dir: 'ltr' },
    h(Head, null, h('title', null, content.heading)),
    h(
      Body,
      { style: STYLE.body },
      h(Preview, null, content.preview),
      h(
        Container,
        { style: STYLE.container },
        heading(content.heading),
        ...content.body,
        paragraph(`Plainwire · ${content.publicUrl}`, 'small'),
      ),
    ),
  )
  const html = await render(page)
  const headings = { selector: 'h1', options: { uppercase: false } }
  return { subject: content.subject, html, text: toPlainText(html, { selectors: [headings] }) }
}
