import type { Language } from '@plainwire/domain/language'
import { buildSignInLinkFragment } from '@plainwire/domain/reader'
import { createLinkBlock, createParagraphBlock, type Letter, renderLetter } from './letter-page.ts'

const TEXTS = {
  en: {
    subject: (code: string) => `${code} is your Plainwire code`,
    heading: 'Sign in to Plainwire',
    enter: 'Enter this code where you asked for it:',
    linkSubject: 'Your link to sign in to Plainwire',
    open: 'Open this link in the browser in which you asked for it:',
    why: 'You get a link instead of a code because somebody has tried many wrong codes for your address.',
    lifetime: 'It works once, for ten minutes.',
    unasked: 'Didn’t ask for it? Then do nothing: nobody gets in without this mail. Never pass it on.',
  },
  nl: {
    subject: (code: string) => `${code} is je code voor Plainwire`,
    heading: 'Inloggen bij Plainwire',
    enter: 'Vul deze code in waar je erom vroeg:',
    linkSubject: 'Je link om in te loggen bij Plainwire',
    open: 'Open deze link in de browser waarin je erom vroeg:',
    why: 'Je krijgt een link in plaats van een code omdat iemand veel foute codes heeft geprobeerd voor je adres.',
    lifetime: 'Hij werkt één keer, tien minuten lang.',
    unasked:
      'Niet zelf gevraagd? Dan hoef je niets te doen: zonder deze mail komt niemand binnen. Stuur hem nooit door.',
  },
} as const satisfies Record<Language, object>

const DIGITS = /^\d{6}$/

/** The sign-in mail with a six-digit code, or with a link that has a longer one, as HTML and plain text. */
export function buildSignInCodeMail(
  { code, language }: { code: string; language: Language },
  publicUrl: string,
): Letter {
  const texts = TEXTS[language]
  const isDigits = DIGITS.test(code)
  const body = isDigits
    ? [createParagraphBlock(texts.enter), createParagraphBlock(code, 'code')]
    : [
        createParagraphBlock(texts.open),
        createLinkBlock(`${publicUrl}/${buildSignInLinkFragment(code)}`),
        createParagraphBlock(texts.why),
      ]
  return renderLetter({
    language,
    subject: isDigits ? texts.subject(code) : texts.linkSubject,
    preview: texts.lifetime,
    heading: texts.heading,
    body: [...body, createParagraphBlock(texts.lifetime), createParagraphBlock(texts.unasked, 'small')],
    publicUrl,
  })
}
