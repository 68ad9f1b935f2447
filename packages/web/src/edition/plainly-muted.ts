import { activeMutes, type Mute } from '@plainwire/domain/reader'
import { fold, holdsRun, wordsOf } from '@plainwire/domain/text'
import type { Card, Headline } from './card.ts'

/** A shorter word begins many others by chance. */
const MIN_BEGINNING = 4

function holdsWord(words: readonly string[], muted: string): boolean {
  if (holdsRun(words, wordsOf(muted))) return true
  const own = fold(muted)
  return own.length >= MIN_BEGINNING && words.some((word) => word.startsWith(own))
}

/** Whether what is shown of a story plainly is what a reader has muted. */
export function isPlainlyMuted(
  shown: Pick<Headline, 'title'> & Partial<Card>,
  { kind, text }: Mute,
): boolean {
  const { title, excerpt = '', category, publishers } = shown
  if (kind === 'word') return holdsWord(wordsOf(`${title} ${excerpt}`), text)
  const isTopic = category !== undefined && fold(category) === fold(text)
  const isSource = publishers?.every(({ name }) => fold(name) === fold(text)) === true
  return (kind !== 'source' && isTopic) || (kind !== 'topic' && isSource)
}

/**
 * Removes stories with simple mutes from the server's page immediately, without language rules, until the
 * worker has made the reader's own list.
 */
export function withoutPlainlyMuted<Shown extends Headline & Partial<Card>>(
  shown: readonly Shown[],
  mutes: readonly Mute[],
  madeAt: string,
): readonly Shown[] {
  const active = activeMutes(mutes, new Date(madeAt))
  return active.length === 0
    ? shown
    : shown.filter((one) => !active.some((mute) => isPlainlyMuted(one, mute)))
}
