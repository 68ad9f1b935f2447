import type { Language } from '@plainwire/domain/language'
import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import { type CSSProperties, createElement as h } from 'react'

/** A mail as it is sent. */
export interface Letter {
  subject: string
  html: string
  text: string
}

const TEXTS = {
  en: {
    subject: (code: string) => `${code} is your Plainwire code`,
    heading: 'Sign in to Plainwire',
    enter: 'Enter this code where you asked for it:',
    lifetime: 'It works once, for ten minutes.',
    unasked: 'Didn’t ask for it? Then do nothing: without the code nobody gets in. Never give it to anyone.',
    site: 'Plainwire',
  },
  nl: {
    subject: (code: string) => `${code} is je code voor Plainwire`,
    heading: 'Inloggen bij Plainwire',
    enter: 'Vul deze code in waar je erom vroeg:',
    lifetime: 'Hij werkt één keer, tien minuten lang.',
    unasked:
      'Niet zelf gevraagd? Dan hoef je niets te doen: zonder de code komt niemand binnen. Geef hem nooit aan iemand anders.',
    site: 'Plainwire',
  },
} as const satisfies Record<Language, object>

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'
const STYLE = {
  body: { backgroundColor: '#ffffff', color: '#1a1a1a', fontFamily: FONT, margin: 0, padding: '24px 16px' },
  container: { maxWidth: '480px' },
  heading: { fontSize: '20px', lineHeight: '28px', margin: '0 0 16px' },
  text: { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  code: { fontSize: '36px', lineHeight: '44px', letterSpacing: '8px', fontWeight: 700, margin: '0 0 16px' },
  small: { fontSize: '14px', lineHeight: '20px', color: '#595959', margin: '0 0 8px' },
} as const satisfies Record<string, CSSProperties>

/** Stands where the code comes: drawing a letter takes as long as hundreds of requests, so each is drawn once. */
const BLANK = '{code}'
const drawn = new Map<string, Promise<Letter>>()

/** The mail with a code, as HTML and as plain text, from one template. */
export async function codeLetter(
  { code, language }: { code: string; language: Language },
  publicUrl: string,
): Promise<Letter> {
  const key = `${language} ${publicUrl}`
  const blank = drawn.get(key) ?? blankLetter(language, publicUrl)
  drawn.set(key, blank)
  const { subject, html, text } = await blank
  const filled = (part: string) => part.replaceAll(BLANK, code)
  return { subject: filled(subject), html: filled(html), text: filled(text) }
}

async function blankLetter(language: Language, publicUrl: string): Promise<Letter> {
  const texts = TEXTS[language]
  const letter = h(
    Html,
    { lang: language, dir: 'ltr' },
    h(Head, null, h('title', null, texts.heading)),
    h(
      Body,
      { style: STYLE.body },
      h(Preview, null, texts.lifetime),
      h(
        Container,
        { style: STYLE.container },
        h(Heading, { as: 'h1', style: STYLE.heading }, texts.heading),
        h(Text, { style: STYLE.text }, texts.enter),
        h(Text, { style: STYLE.code }, BLANK),
        h(Text, { style: STYLE.text }, texts.lifetime),
        h(Text, { style: STYLE.small }, texts.unasked),
        h(Text, { style: STYLE.small }, `${texts.site} · ${publicUrl}`),
      ),
    ),
  )
  const html = await render(letter)
  const headings = { selector: 'h1', options: { uppercase: false } }
  return { subject: texts.subject(BLANK), html, text: toPlainText(html, { selectors: [headings] }) }
}
