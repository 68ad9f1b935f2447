import { filterActiveMutes, type Mute } from '@plainwire/domain/reader'
import { containsWordSequence, foldCaseAndAccents, splitIntoFoldedWords } from '@plainwire/domain/text'
import type { Card, Headline } from '../card.ts'

/** The minimum length of a muted word that also mutes longer words beginning with it. */
const MIN_BEGINNING = 4

function containsWord(words: readonly string[], muted: string): boolean {
  if (containsWordSequence(words, splitIntoFoldedWords(muted))) return true
  const own = foldCaseAndAccents(muted)
  return own.length >= MIN_BEGINNING && words.some((word) => word.startsWith(own))
}

/** True if a mute matches the shown text of a story by a simple comparison, without language rules. */
export function matchesMuteApproximately(
  shown: Pick<Headline, 'title'> & Partial<Card>,
  { kind, text }: Mute,
): boolean {
  const { title, excerpt = '', category, publishers } = shown
  if (kind === 'word') return containsWord(splitIntoFoldedWords(`${title} ${excerpt}`), text)
  const isTopic = category !== undefined && foldCaseAndAccents(category) === foldCaseAndAccents(text)
  const isSource =
    publishers?.every(({ name }) => foldCaseAndAccents(name) === foldCaseAndAccents(text)) === true
  return (kind !== 'source' && isTopic) || (kind !== 'topic' && isSource)
}

/**
 * Removes muted stories from the lists of the server's page by a simple comparison, until the worker has made
 * the reader's own list.
 */
export function removeLikelyMutedStories<Shown extends Headline & Partial<Card>>(
  shown: readonly Shown[],
  mutes: readonly Mute[],
  madeAt: string,
): readonly Shown[] {
  const active = filterActiveMutes(mutes, new Date(madeAt))
  return active.length === 0
    ? shown
    : shown.filter((story) => !active.some((mute) => matchesMuteApproximately(story, mute)))
}
