import type { Language } from '@plainwire/domain/language'
import { type CSSProperties, createElement as h } from 'react'
import { letterHtml } from './letter-html.ts'

/** A mail as it is sent. */
export interface Letter {
  subject: string
  html: string
  text: string
}

/** A heading, a paragraph, or an address to open. */
interface LetterBlock {
  kind: 'heading' | 'text' | 'code' | 'link' | 'small'
  text: string
  /** Where it isn't the letter's. */
  lang?: Language | undefined
}

/** The content of a short letter. */
export interface LetterContent {
  language: Language
  subject: string
  /** The preview that mail programs show in lists. */
  preview: string
  heading: string
  body: LetterBlock[]
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

/** Padding after the preview, so that mail programs don't append the letter's text to it. */
const ROOM = '\u00a0\u200c'.repeat(90)

/** A heading of a letter. @param lang where it isn't the letter's */
export const heading = (text: string, lang?: Language): LetterBlock => ({ kind: 'heading', text, lang })
/** A paragraph of a letter. */
export const paragraph = (
  text: string,
  kind: Exclude<LetterBlock['kind'], 'heading' | 'link'> = 'text',
  lang?: Language,
): LetterBlock => ({ kind, text, lang })

/** An address to open, on a line of its own. */
export const linkParagraph = (href: string): LetterBlock => ({ kind: 'link', text: href })

const drawn = ({ kind, text, lang }: LetterBlock) =>
  kind === 'link'
    ? drawnLink(text)
    : h(kind === 'heading' ? 'h1' : 'p', { lang, style: STYLE[kind], key: text }, text)

const drawnLink = (href: string) =>
  h('p', { style: STYLE.text, key: href }, h('a', { href, style: STYLE.link }, href))

/** Draws a short letter: HTML and plain text, from one template. */
export function drawLetter(content: LetterContent): Letter {
  const { language, preview, publicUrl } = content
  const blocks = [heading(content.heading), ...content.body, paragraph(`Plainwire · ${publicUrl}`, 'small')]
  const html = letterHtml({
    language,
    title: content.heading,
    style: STYLE.body,
    preview: preview + ROOM,
    container: STYLE.container,
    children: blocks.map(drawn),
  })
  const text = blocks.map(({ kind, text }, index) => (kind === 'heading' && index > 0 ? `\n${text}` : text))
  return { subject: content.subject, html, text: text.join('\n\n') }
}
