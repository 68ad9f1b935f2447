import type { LanguageRules } from '../language-rules.ts'
import { abbreviations } from './abbreviations.ts'
import { calendar } from './calendar.ts'
import { claims } from './claims.ts'
import { money } from './money.ts'
import { names } from './names.ts'
import { numbers } from './numbers.ts'
import { sentences } from './sentences.ts'
import { stem } from './stem.ts'
import { stopWords } from './stop-words.ts'

export const dutch: LanguageRules = {
  abbreviations,
  calendar,
  claims,
  money,
  names,
  numbers,
  sentences,
  stem,
  stopWords,
}
