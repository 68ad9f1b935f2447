import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@plainwire/domain/language'
import { createContext, useContext } from 'react'
import type en from '../locales/en.ts'
import type laterEn from '../locales/later/en.ts'
import type laterNl from '../locales/later/nl.ts'
import type nl from '../locales/nl.ts'
import { parsedUrl } from './web-address.ts'

/** The keys of all texts of the interface. */
export type TextKey = keyof typeof en | keyof typeof laterEn
/** The texts of a first view in one language. A key that one language lacks is a type error where the files are loaded. */
type FirstTexts = Record<keyof typeof en | keyof typeof nl, string>
/** The texts outside every first view in one language. */
type LaterTexts = Record<keyof typeof laterEn | keyof typeof laterNl, string>
/** All texts of one language. */
export type Texts = FirstTexts & LaterTexts
/** Keys that come in a singular and a plural: 'card.publishers' for 'card.publishers.one' and '.other'. */
export type PluralKey = TextKey extends infer Key ? (Key extends `${infer Stem}.other` ? Stem : never) : never

export type TextValues = Record<string, string | number>

/** The texts of one language, spoken for. */
export interface Speaker {
  (key: TextKey, values?: TextValues): string
  /** The form that fits the number, with the number written as the language writes it. */
  plural: (key: PluralKey, count: number, values?: TextValues) => string
  language: Language
}

/** Puts values into a text's {names}; a name without a value stays as it is. */
function filled(text: string, values: TextValues): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name))
}

/** From here on a number gets separators; below, no formatter is needed, and making one takes a phone milliseconds. */
const GROUPED_FROM = 1000

/** Gives the texts of a language their voice: parameters, plurals and numbers. */
export function speak(language: Language, texts: FirstTexts & Partial<LaterTexts>): Speaker {
  let rules: Intl.PluralRules | undefined
  const isOne = (count: number) => {
    rules ??= new Intl.PluralRules(language)
    return rules.select(count) === 'one'
  }
  const written = (count: number) => (count < GROUPED_FROM ? String(count) : count.toLocaleString(language))
  // A text that comes later may not be here yet.
  const say = (key: TextKey, values: TextValues = {}) => filled(texts[key] ?? '', values)
  const plural = (key: PluralKey, count: number, values: TextValues = {}) =>
    filled(texts[`${key}.${isOne(count) ? 'one' : 'other'}`] ?? '', { count: written(count), ...values })
  return Object.assign(say, { plural, language })
}

const LOADERS: Record<Language, () => Promise<{ default: FirstTexts }>> = {
  en: () => import('../locales/en.ts'),
  nl: () => import('../locales/nl.ts'),
}
/** Loaders of the texts outside every first view: one chunk a language, fetched with the first part that needs it. */
const LATER_LOADERS: Record<Language, () => Promise<{ default: LaterTexts }>> = {
  en: () => import('../locales/later/en.ts'),
  nl: () => import('../locales/later/nl.ts'),
}

/** The texts of each language that is spoken; later ones are put into them. */
const spoken = new Map<Language, FirstTexts & Partial<LaterTexts>>()
const later = { isWanted: false }

async function addLater(language: Language, texts: Partial<LaterTexts>): Promise<void> {
  const { default: added } = await LATER_LOADERS[language]()
  Object.assign(texts, added)
}

/** Loads a language's texts, a chunk of their own. */
export async function loadSpeaker(language: Language): Promise<Speaker> {
  const { default: loaded } = await LOADERS[language]()
  const texts = { ...loaded }
  if (later.isWanted) await addLater(language, texts)
  spoken.set(language, texts)
  return speak(language, texts)
}

/** Loads the texts of parts that come later, in every language that is spoken. */
export async function loadLaterTexts(): Promise<void> {
  later.isWanted = true
  await Promise.all([...spoken].map(([language, texts]) => addLater(language, texts)))
}

/** The language in a query string: 'nl' of '?lang=nl'; undefined without one. */
export function languageRequestedBy(search: string): Language | undefined {
  const requested = new URLSearchParams(search).get('lang') ?? undefined
  return isLanguage(requested) ? requested : undefined
}

/** The language of a page's URL; English by default. */
export function languageOfUrl(url: string): Language {
  return languageRequestedBy(parsedUrl(url, 'http://localhost')?.search ?? '') ?? DEFAULT_LANGUAGE
}

export const SpeakerContext = createContext<Speaker | undefined>(undefined)

/** The texts in the reader's language. */
export function useTexts(): Speaker {
  const speaker = useContext(SpeakerContext)
  if (!speaker) throw new Error('There is no SpeakerContext above this component.')
  return speaker
}
