import type { FactChange } from '@plainwire/domain/story'
import { areFactValuesCompatible, measureWordOverlap } from './compare-values.ts'
import { type FactMention, getMentionTimeMs } from './mentions/fact-mention.ts'

/**
 * The minimum share of common words with which two passages of one publisher are about the same number, so
 * that the later one replaces the earlier one.
 */
const SAME_PASSAGE = 0.4

function isReplaced(older: FactMention, newer: FactMention): boolean {
  if (older.article.id === newer.article.id || older.article.publisherId !== newer.article.publisherId)
    return false
  if (getMentionTimeMs(older) >= getMentionTimeMs(newer) || areFactValuesCompatible(older, newer))
    return false
  return newer.isCasualty || measureWordOverlap(older.context, newer.context).share >= SAME_PASSAGE
}

/**
 * Finds the values that a publisher has replaced in a later article; they are changes, not conflicts.
 *
 * @param mentions all with the same fact key
 */
export function findValuesReplacedByPublisher(mentions: readonly FactMention[]): {
  current: FactMention[]
  changes: FactChange[]
} {
  const changes: FactChange[] = []
  const current = mentions.filter((older) => {
    const newer = mentions.find((mention) => isReplaced(older, mention))
    const isStillStated = mentions.some(
      (mention) => mention.article.id === newer?.article.id && areFactValuesCompatible(older, mention),
    )
    if (!newer || isStillStated) return true
    const { publisherId } = older.article
    const isKnown = changes.some(
      (change) => change.publisherId === publisherId && change.from === older.value,
    )
    if (!isKnown)
      changes.push({ publisherId, from: older.value, to: newer.value, at: new Date(getMentionTimeMs(newer)) })
    return false
  })
  return { current, changes }
}
