import type { Language } from '@plainwire/domain/language'
import { getLanguageRules } from '../../languages/index.ts'
import { OPENING_PHRASE_PATTERN } from '../references/lost-pronoun.ts'

/** Minimum length of an informative clause, in characters. */
const FEWEST = 30
const QUOTES = /["“”„«»]/

const withoutStop = (text: string) => text.replace(/[\s.,;:]+$/, '')

/**
 * Whether a sentence can end after `head`: that part contains the verb and the attribution, and no list or
 * quotation is cut.
 */
function canEnd(head: string, tail: string, language: Language): boolean {
  const { clauses, verbs, voices } = getLanguageRules(language)
  const { lists, openEnd, inside, otherSpeaker } = clauses
  if (QUOTES.test(head) || lists.test(head) || openEnd.test(head) || inside.test(tail)) return false
  const losesSpeaker = voices.attribution.test(tail) && !voices.attribution.test(head)
  return verbs.finite.test(head) && (!losesSpeaker || otherSpeaker.test(tail))
}

/**
 * Returns a sentence without its full stop and, if it is longer than `most` characters, cut before an
 * optional clause. Undefined if the result would be too short, too long or without its attribution, or if a
 * sentence to be cut begins with a phrase before its subject.
 */
export function truncateAtClause(text: string, language: Language, most: number): string | undefined {
  const whole = withoutStop(text)
  if (whole.length <= most) return whole.length >= FEWEST ? whole : undefined
  if (OPENING_PHRASE_PATTERN.test(whole)) return undefined
  const { adds, goesOn, limits, takesBack } = getLanguageRules(language).clauses
  const cutAt = (joint: RegExp, isTrueAlone: (head: string, tail: string) => boolean) => {
    for (const { index } of [...text.matchAll(joint)].reverse()) {
      const [head, tail] = [withoutStop(text.slice(0, index)), text.slice(index)]
      if (head.length > most || head.length < FEWEST) continue
      if (canEnd(head, tail, language) && isTrueAlone(head, tail)) return head
    }
    return undefined
  }
  return cutAt(adds, () => true) ?? cutAt(goesOn, (head, tail) => !limits.test(head) && !takesBack.test(tail))
}
