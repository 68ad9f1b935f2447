import type { Language } from '@plainwire/domain/language'
import { buildLanguageQueryString } from '@plainwire/domain/language'
import { buildInvitationFragment, type InvitationContent } from '@plainwire/domain/reader'
import { createLinkBlock, createParagraphBlock, type Letter, renderLetter } from './letter-page.ts'

const TEXTS = {
  en: {
    subject: 'Your invitation to Plainwire',
    heading: 'You are invited to Plainwire',
    invited: (site: string) =>
      `Whoever runs Plainwire at ${site} has invited you to create an account there.`,
    open: 'Open this link and sign in. There is no password to remember:',
    lifetime: (end: string) =>
      `The link works once, until ${end}. Whoever has it can use it: keep it to yourself.`,
    unasked: 'Not interested? Then do nothing: no account is created, and we don’t write to you again.',
  },
  nl: {
    subject: 'Je uitnodiging voor Plainwire',
    heading: 'Je bent uitgenodigd voor Plainwire',
    invited: (site: string) =>
      `De beheerder van Plainwire op ${site} nodigt je uit om daar een account te maken.`,
    open: 'Open deze link en log in. Je hoeft geen wachtwoord te onthouden:',
    lifetime: (end: string) =>
      `De link werkt één keer, tot ${end}. Wie hem heeft, kan hem gebruiken: houd hem voor jezelf.`,
    unasked:
      'Geen interesse? Dan hoef je niets te doen: er komt geen account en we schrijven je niet opnieuw.',
  },
} as const satisfies Record<Language, object>

/** Returns the date and time, in UTC, at which the link expires. */
function formatExpiry(expiresAt: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(expiresAt)} UTC`
}

/** The mail with an invitation's link, which leads to signing in with the address filled in. */
export function buildInvitationLetter(
  { token, email, language, expiresAt }: InvitationContent & { language: Language; expiresAt: Date },
  publicUrl: string,
): Letter {
  const texts = TEXTS[language]
  const lifetime = texts.lifetime(formatExpiry(expiresAt, language))
  return renderLetter({
    language,
    subject: texts.subject,
    preview: texts.invited(publicUrl),
    heading: texts.heading,
    body: [
      createParagraphBlock(texts.invited(publicUrl)),
      createParagraphBlock(texts.open),
      createLinkBlock(
        `${publicUrl}/${buildLanguageQueryString(language)}${buildInvitationFragment({ token, email })}`,
      ),
      createParagraphBlock(lifetime),
      createParagraphBlock(texts.unasked, 'small'),
    ],
    publicUrl,
  })
}
