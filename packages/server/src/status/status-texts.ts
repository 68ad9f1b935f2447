import type { Language } from '@plainwire/domain/language'
import { ENGLISH_STATUS_TEXTS } from './texts/en.ts'
import { DUTCH_STATUS_TEXTS } from './texts/nl.ts'
import type { StatusTexts } from './texts/required-texts.ts'

/** The texts of the status page. */
export const STATUS_TEXTS = {
  en: ENGLISH_STATUS_TEXTS,
  nl: DUTCH_STATUS_TEXTS,
} as const satisfies Record<Language, StatusTexts>
