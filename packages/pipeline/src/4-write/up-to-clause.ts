import type { Language } from '@plainwire/domain/language'
import { OPENING } from './references/lost-pronoun.ts'
import { SPEAKER } from './usable-sentence.ts'

/** Characters of a clause that says enough. */
const FEWEST = 30
/** A clause behind one of these adds to what stands before it and takes nothing back, as 'but' or 'unless' would. */
const ADDS: Record<Language, RegExp> = {
  en: /,\s+(?:which|who|whose|where|when|as|even as|while|after|before|following|including|with|leaving|killing|and)\b/g,
  nl: /,\s+(?:die|dat|waar|waarbij|waardoor|waarvan|waarmee|terwijl|nadat|toen|voordat|met|en|onder wie|waaronder)\b/g,
}
const LISTS = /,.*\b(?:and|en)\b/
const QUOTES = /["“”„«»]/

const withoutStop = (text: string) => text.replace(/[\s.,;:]+$/, '')

/**
 * What a sentence says up to a clause that only adds, without its full stop; undefined where that is too short, longer than
 * `most` characters, loses who says it, or
 * names its subject later.
 */
export function upToClause(text: string, language: Language, most: number): string | undefined {
  const whole = withoutStop(text)
  if (whole.length <= most) return whole.length >= FEWEST ? whole : undefined
  if (OPENING.test(whole)) return undefined
  for (const { index } of [...text.matchAll(ADDS[language])].reverse()) {
    const [head, tail] = [withoutStop(text.slice(0, index)), text.slice(index)]
    if (head.length > most || head.length < FEWEST || QUOTES.test(head)) continue
    const losesSpeaker = SPEAKER[language].test(tail) && !SPEAKER[language].test(head)
    if (!losesSpeaker && !LISTS.test(head)) return head
  }
  return undefined
}
