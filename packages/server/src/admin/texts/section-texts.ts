import { ENGLISH_ADMIN_SECTION_TEXTS } from './en.ts'
import { DUTCH_ADMIN_SECTION_TEXTS } from './nl.ts'

/** The texts of the individual sections of the operators' pages. */
export const SECTION_TEXTS = { en: ENGLISH_ADMIN_SECTION_TEXTS, nl: DUTCH_ADMIN_SECTION_TEXTS } as const
