import type { Language } from '@plainwire/domain/language'
import type { InterfaceTexts } from '../lib/texts.ts'
import en from './en.ts'
import laterEn from './later/en.ts'
import laterNl from './later/nl.ts'
import nl from './nl.ts'

/**
 * All texts of the interface in each language, for the server and for tests. A browser loads those of one
 * language in two chunks.
 */
export const ALL_TEXTS: Readonly<Record<Language, InterfaceTexts>> = {
  en: { ...en, ...laterEn },
  nl: { ...nl, ...laterNl },
}
