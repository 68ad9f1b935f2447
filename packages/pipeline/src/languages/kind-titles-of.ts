import type { Language } from '@plainwire/domain/language'
import { englishKindTitles } from './en/kind-titles.ts'
import type { KindTitles } from './kind-titles.ts'
import { dutchKindTitles } from './nl/kind-titles.ts'

/** The patterns of titles of every language. */
export const KIND_TITLES: Readonly<Record<Language, KindTitles>> = {
  en: englishKindTitles,
  nl: dutchKindTitles,
}
