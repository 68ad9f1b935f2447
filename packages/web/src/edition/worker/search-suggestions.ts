import type { NewsStory } from '@plainwire/domain/contract'
import { collectSuggestedSearchTerms, type SuggestedSearchTerm } from '@plainwire/domain/search'
import { foldCaseAndAccents, splitIntoFoldedWords } from '@plainwire/domain/text'
import MiniSearch from 'minisearch'

export const MAX_SUGGESTIONS = 6
/** The minimum length of a word for which typos are tolerated. Shorter words resemble too many other words. */
const MIN_FUZZY = 4
/** The tolerated number of typos, as a fraction of a word's length. */
const FUZZINESS = 0.25

/**
 * Creates a function that suggests places, publishers and tags for a typed prefix, tolerating some typos.
 * Creating the function is slow, so it is done only once for an edition and a reader's settings; the function
 * itself is called at every keystroke.
 */
export function createSearchSuggester(
  stories: readonly NewsStory[],
): (typed: string, kind?: SuggestedSearchTerm['kind']) => SuggestedSearchTerm[] {
  const terms = collectSuggestedSearchTerms(stories)
  const index = new MiniSearch<SuggestedSearchTerm & { id: number }>({
    fields: ['text'],
    tokenize: splitIntoFoldedWords,
    processTerm: foldCaseAndAccents,
  })
  index.addAll(terms.map((term, id) => ({ ...term, id })))
  return (typed, kind) => {
    const found = index.search(typed, {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => (word.length < MIN_FUZZY ? false : FUZZINESS),
      // A term that many stories contain is more likely to be meant. The boost is small, so that a better
      // match of the spelling counts more.
      boostDocument: (id: number) => 1 + Math.log10(terms[id]?.stories ?? 1) / 10,
    })
    const wanted = found.flatMap(({ id }) => terms[id] ?? []).filter((term) => !kind || term.kind === kind)
    return wanted.slice(0, MAX_SUGGESTIONS)
  }
}
