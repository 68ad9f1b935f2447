import type { Language } from '@plainwire/domain/language'
import { english } from './en/index.ts'
import type { LanguageRules } from './language-rules.ts'
import { dutch } from './nl/index.ts'

/**
 * The rules of all languages in which articles are read, by ISO 639-1 code: the languages of our editions,
 * and any other with a folder here.
 */
export const RULES_BY_LANGUAGE = { en: english, nl: dutch } satisfies Record<Language, LanguageRules> &
  Record<string, LanguageRules>
