import { MEASURES } from '@plainwire/domain/story'
import { allRules } from '../../../languages/index.ts'

const BY_WORD: ReadonlyMap<string, string> = new Map(
  allRules.flatMap(({ facts }) =>
    MEASURES.flatMap((measure) => facts.measures[measure].map((word) => [word, measure] as const)),
  ),
)

/** The unit of measurement that a lower-case word means; undefined if it means none. */
export function measureOf(word: string): string | undefined {
  return BY_WORD.get(word)
}
