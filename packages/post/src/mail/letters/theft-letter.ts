import type { Language } from '@plainwire/domain/language'
import type { Device } from '@plainwire/domain/reader'
import { createHeadingBlock, createParagraphBlock, type Letter, renderLetter } from './letter-page.ts'

const SUBJECT = 'Signed out to be safe · Voor de zekerheid uitgelogd'

const TEXTS = {
  en: {
    device: ({ browser, system }: Device) =>
      [browser ?? 'a browser', ...(system ? [`on ${system}`] : [])].join(' '),
    heading: 'You were signed out of Plainwire, to be safe',
    happened: (device: string) =>
      `Your session in ${device} was used in two places with the same key. Somebody may have copied it, so we ended that session, for them and for you.`,
    next: 'Sign in again to go on. Your settings and saved stories are as they were. Then look at the devices of your account: sign out any that you don’t know.',
  },
  nl: {
    device: ({ browser, system }: Device) =>
      [browser ?? 'een browser', ...(system ? [`op ${system}`] : [])].join(' '),
    heading: 'Je bent voor de zekerheid uitgelogd bij Plainwire',
    happened: (device: string) =>
      `Je sessie in ${device} werd op twee plekken met dezelfde sleutel gebruikt. Misschien heeft iemand die gekopieerd; daarom hebben we die sessie beëindigd, voor diegene en voor jou.`,
    next: 'Log opnieuw in om verder te gaan. Je instellingen en bewaarde verhalen zijn zoals ze waren. Bekijk daarna de apparaten van je account: log uit wat je niet kent.',
  },
} as const satisfies Record<Language, object>

function part(language: Language, device: Device) {
  const texts = TEXTS[language]
  return [
    createParagraphBlock(texts.happened(texts.device(device)), 'text', language),
    createParagraphBlock(texts.next, 'text', language),
  ]
}

/**
 * The mail that warns a reader that a copy of their session was used. It is in English and Dutch, because the
 * reader's language is unknown.
 */
export function buildSessionTheftLetter(device: Device, publicUrl: string): Letter {
  return renderLetter({
    language: 'en',
    subject: SUBJECT,
    preview: TEXTS.en.heading,
    heading: TEXTS.en.heading,
    body: [...part('en', device), createHeadingBlock(TEXTS.nl.heading, 'nl'), ...part('nl', device)],
    publicUrl,
  })
}
