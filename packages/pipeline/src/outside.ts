import { detectLanguage } from './2-extract/index.ts'
import { openTranslator, type TranslatorParts } from './5-translate/index.ts'
import type { NewsroomData } from './newsroom-data.ts'
import type { Translator } from './ports.ts'

/** The operator's translator with the newsroom's own tables of names and its detection of languages. */
export function newsroomTranslator(
  data: NewsroomData,
  parts: Omit<TranslatorParts, 'tables' | 'detectLanguage'>,
): Translator {
  return openTranslator({ ...parts, tables: data, detectLanguage })
}
