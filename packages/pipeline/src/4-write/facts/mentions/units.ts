import { MEASUREMENT_UNITS } from '@plainwire/domain/story'
import { allLanguageRules } from '../../../languages/index.ts'

const BY_WORD: ReadonlyMap<string, string> = new Map(
  allLanguageRules.flatMap(({ facts }) =>
    MEASUREMENT_UNITS.flatMap((measure) => facts.measures[measure].map((word) => [word, measure] as const)),
  ),
)

/** The unit of measurement that a lower-case word means; undefined if it means none. */
export function parseMeasurementUnit(word: string): string | undefined {
  return BY_WORD.get(word)
}
