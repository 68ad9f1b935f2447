import type { Language } from '@plainwire/domain/language'
import { drawLetter, type Letter, paragraph } from './letter-page.ts'

const TEXTS = {
  en: {
    subject: (code: string) => `${code} is your Plainwire code`,
    heading: 'Sign in to Plainwire',
    enter: 'Enter this code where you asked for it:',
    lifetime: 'It works once, for ten minutes.',
    unasked: 'Didn’t ask for it? Then do nothing: without the code nobody gets in. Never give it to anyone.',
  },
  nl: {
    subject: (code: string) => `${code} is je code voor Plainwire`,
    heading: 'Inloggen bij Plainwire',
    enter: 'Vul deze code in waar je erom vroeg:',
    lifetime: 'Hij werkt één keer, tien minuten lang.',
    unasked:
      'Niet zelf gevraagd? Dan hoef je niets te doen: zonder de code komt niemand binnen. Geef hem nooit aan iemand anders.',
  },
} as const satisfies Record<Language, object>

/** Stands where the code comes: drawing a letter takes long, so each is drawn once. */
const BLANK = '{code}'
const drawn = new Map<string, Letter>()

/** The mail with a code, as HTML and as plain text, from one template. */
export function codeLetter(
  { code, language }: { code: string; language: Language },
  publicUrl: string,
): Letter {
  const key = `${language} ${publicUrl}`
  const blank = drawn.get(key) ?? blankLetter(language, publicUrl)
  drawn.set(key, blank)
  const { subject, html, text } = blank
  const filled = (part: string) => part.replaceAll(BLANK, code)
  return { subject: filled(subject), html: filled(html), text: filled(text) }
}

function blankLetter(language: Language, publicUrl: string): Letter {
  const texts = TEXTS[language]
  return drawLetter({
    language,
    subject: texts.subject(BLANK),
    preview: texts.lifetime,
    heading: texts.heading,
    body: [
      paragraph(texts.enter),
      paragraph(BLANK, 'code'),
      paragraph(texts.lifetime),
      paragraph(texts.unasked, 'small'),
    ],
    publicUrl,
  })
}
