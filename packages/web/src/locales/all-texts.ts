import type { Language } from '@plainwire/domain/language'
import type { Texts } from '../lib/texts.ts'
import en from './en.ts'
import laterEn from './later/en.ts'
import laterNl from './later/nl.ts'
import nl from './nl.ts'

/** Every text of each language: for the server's pages, and for tests. A browser loads them in two chunks. */
export const ALL_TEXTS: Readonly<Record<Language, Texts>> = {
  en: { ...en, ...laterEn },
  nl: { ...nl, ...laterNl },
}
