import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@plainwire/domain/language'
import { createContext, useContext } from 'react'
import type en from '../locales/en.ts'
import type laterEn from '../locales/later/en.ts'
import type laterNl from '../locales/later/nl.ts'
import type nl from '../locales/nl.ts'
import { parseUrl } from './addresses/web-address.ts'

/** The keys of all texts of the interface. */
export type TextKey = keyof typeof en | keyof typeof laterEn
/**
 * The texts that the first page of a visit may show, in one language. A key that is missing in one language
 * is a type error at `LOADERS`.
 */
type FirstTexts = Record<keyof typeof en | keyof typeof nl, string>
/** The texts that aren't needed for the first page of a visit, in one language. */
type LaterTexts = Record<keyof typeof laterEn | keyof typeof laterNl, string>
/** All texts of one language. */
export type InterfaceTexts = FirstTexts & LaterTexts
/**
 * The keys of texts with plural forms: 'card.publishers' for 'card.publishers.other', 'card.publishers.one' and
 * any other form that the language has.
 */
type PluralKey = TextKey extends infer Key ? (Key extends `${infer Stem}.other` ? Stem : never) : never

/** The values of a text's parameters, by name. */
type TextValues = Record<string, string | number>

/** Returns the text of a key in one language, with its parameters filled in. */
export interface Localizer {
  (key: TextKey, values?: TextValues): string
  /** The text with the plural form for a number, which is formatted for the language. */
  plural: (key: PluralKey, count: number, values?: TextValues) => string
  language: Language
}

/** Replaces a text's '{name}' parameters by values. A parameter without a value stays as it is. */
function filled(text: string, values: TextValues): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name))
}

/**
 * The smallest number that is written with a thousands separator. Smaller numbers need no formatter, whose
 * creation takes milliseconds on a phone.
 */
const GROUPED_FROM = 1000

/** Creates the localizer of a language from its texts. */
export function createLocalizer(language: Language, texts: FirstTexts & Partial<LaterTexts>): Localizer {
  let rules: Intl.PluralRules | undefined
  /**
   * Returns the text with the plural form for a number. If the form is missing, because only some languages
   * have it, such as 'few', returns the text with the form 'other'.
   */
  const formOf = (key: PluralKey, count: number) => {
    rules ??= new Intl.PluralRules(language)
    return texts[`${key}.${rules.select(count)}` as TextKey] ?? texts[`${key}.other`] ?? ''
  }
  const written = (count: number) => (count < GROUPED_FROM ? String(count) : count.toLocaleString(language))
  // A text that isn't needed for the first page of a visit may not be loaded yet; it is empty until then.
  const localize = (key: TextKey, values: TextValues = {}) => filled(texts[key] ?? '', values)
  const plural = (key: PluralKey, count: number, values: TextValues = {}) =>
    filled(formOf(key, count), { count: written(count), ...values })
  return Object.assign(localize, { plural, language })
}

const LOADERS: Record<Language, () => Promise<{ default: FirstTexts }>> = {
  en: () => import('../locales/en.ts'),
  nl: () => import('../locales/nl.ts'),
}
/**
 * Loaders of the texts that aren't needed for the first page of a visit: one chunk per language, fetched
 * together with the first component that needs one of these texts.
 */
const LATER_LOADERS: Record<Language, () => Promise<{ default: LaterTexts }>> = {
  en: () => import('../locales/later/en.ts'),
  nl: () => import('../locales/later/nl.ts'),
}

/** The texts of each loaded language. The later texts are added to them when they have been loaded. */
const loadedTexts = new Map<Language, FirstTexts & Partial<LaterTexts>>()
const later = { isWanted: false }

async function addLater(language: Language, texts: FirstTexts & Partial<LaterTexts>): Promise<void> {
  const { default: added } = await LATER_LOADERS[language]()
  Object.assign(texts, added)
}

/** Loads the texts of a language, and creates its localizer. */
export async function loadLocalizer(language: Language): Promise<Localizer> {
  const { default: loaded } = await LOADERS[language]()
  const texts = { ...loaded }
  if (later.isWanted) await addLater(language, texts)
  loadedTexts.set(language, texts)
  return createLocalizer(language, texts)
}

/**
 * Loads the texts that aren't needed for the first page of a visit, for every loaded language and for
 * languages that are loaded afterwards.
 */
export async function loadRemainingTexts(): Promise<void> {
  later.isWanted = true
  await Promise.all([...loadedTexts].map(([language, texts]) => addLater(language, texts)))
}

/** Returns the language in a query string: 'nl' in '?lang=nl'; undefined if there is no supported language. */
export function parseLanguageParameter(search: string): Language | undefined {
  const requested = new URLSearchParams(search).get('lang') ?? undefined
  return isLanguage(requested) ? requested : undefined
}

/** Returns the language in a page's URL; English if there is none. */
export function getLanguageFromUrl(url: string): Language {
  return parseLanguageParameter(parseUrl(url, 'http://localhost')?.search ?? '') ?? DEFAULT_LANGUAGE
}

export const LocalizerContext = createContext<Localizer | undefined>(undefined)

/** Returns the localizer of the reader's language, for components. */
export function useTexts(): Localizer {
  const localizer = useContext(LocalizerContext)
  if (!localizer) throw new Error('There is no LocalizerContext above this component.')
  return localizer
}
