import type { NewsStory } from '@plainwire/domain/contract'
import type { HeldEdition } from '../held-edition.ts'
import type { Reading } from './ask.ts'

/** The stories that may stand in a list of the reader's: every list begins with them (FD-12). */
export function storiesFor(edition: HeldEdition, _reading: Reading): readonly NewsStory[] {
  return edition.stories
}
