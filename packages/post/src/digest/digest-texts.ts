import type { DigestKind } from '@plainwire/domain/digest'
import type { Language } from '@plainwire/domain/language'

/** The variants of mails to many readers, each with its own texts. */
export type MailVariant = DigestKind | 'breaking' | 'news'

interface DigestTexts {
  subject: Record<DigestKind | 'breaking', (headline: string) => string>
  title: Record<MailVariant, string>
  count: Record<DigestKind, (stories: number) => string>
  reports: (independent: number) => string
  /** The heading above the new stories of a followed thing. */
  followed: (name: string) => string
  why: Record<MailVariant, string>
  settings: string
  unsubscribe: string
  listName: Record<MailVariant, string>
}

/** The texts of digests, breaking news and product news. */
export const DIGEST_TEXTS: Record<Language, DigestTexts> = {
  en: {
    subject: {
      weekly: (headline) => `The week: ${headline}`,
      daily: (headline) => `Your news: ${headline}`,
      breaking: (headline) => `Breaking: ${headline}`,
    },
    title: { weekly: 'The week', daily: 'Your news today', breaking: 'Breaking news', news: 'What is new' },
    count: {
      weekly: (stories) =>
        stories === 1 ? 'One story that mattered.' : `The ${stories} stories that mattered.`,
      daily: (stories) => (stories === 1 ? 'One new story.' : `${stories} new stories, yours first.`),
    },
    reports: (independent) => (independent === 1 ? '1 report' : `${independent} independent reports`),
    followed: (name) => `You follow ${name}`,
    why: {
      weekly: 'You get this every Saturday because you switched on the weekly digest.',
      daily: 'You get this every day because you switched on the daily digest.',
      breaking: 'You get this because you switched on breaking news: at most two mails a day.',
      news: 'You get this because you switched on news about Plainwire.',
    },
    settings: 'Choose which mails you get',
    unsubscribe: 'Stop these mails',
    listName: {
      weekly: 'Plainwire weekly digest',
      daily: 'Plainwire daily digest',
      breaking: 'Plainwire breaking news',
      news: 'Plainwire product news',
    },
  },
  nl: {
    subject: {
      weekly: (headline) => `De week: ${headline}`,
      daily: (headline) => `Jouw nieuws: ${headline}`,
      breaking: (headline) => `Net binnen: ${headline}`,
    },
    title: {
      weekly: 'De week',
      daily: 'Jouw nieuws van vandaag',
      breaking: 'Net binnen',
      news: 'Wat er nieuw is',
    },
    count: {
      weekly: (stories) =>
        stories === 1 ? 'Eén verhaal dat ertoe deed.' : `De ${stories} verhalen die ertoe deden.`,
      daily: (stories) =>
        stories === 1 ? 'Eén nieuw verhaal.' : `${stories} nieuwe verhalen, de jouwe eerst.`,
    },
    reports: (independent) => (independent === 1 ? '1 bericht' : `${independent} onafhankelijke berichten`),
    followed: (name) => `Je volgt ${name}`,
    why: {
      weekly: 'Je krijgt dit elke zaterdag omdat je het weekoverzicht hebt aangezet.',
      daily: 'Je krijgt dit elke dag omdat je het dagelijkse overzicht hebt aangezet.',
      breaking:
        'Je krijgt dit omdat je meldingen van belangrijk nieuws hebt aangezet: hoogstens twee mails per dag.',
      news: 'Je krijgt dit omdat je nieuws over Plainwire hebt aangezet.',
    },
    settings: 'Kies welke mails je krijgt',
    unsubscribe: 'Stop deze mails',
    listName: {
      weekly: 'Plainwire-weekoverzicht',
      daily: 'Plainwire-dagoverzicht',
      breaking: 'Belangrijk nieuws van Plainwire',
      news: 'Nieuws over Plainwire',
    },
  },
}
