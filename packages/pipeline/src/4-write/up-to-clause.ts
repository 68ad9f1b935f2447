import type { Language } from '@plainwire/domain/language'
import { rulesOf } from '../languages/index.ts'
import { OPENING } from './references/lost-pronoun.ts'

/** Characters of a clause that says enough. */
const FEWEST = 30
/** A clause behind one of these adds to what stands before it and takes nothing back, as 'but' or 'unless' would. */
const ADDS: Record<Language, RegExp> = {
  en: /,\s+(?:which|who|whose|where|when|as|even as|while|after|before|following|including|with|leaving|killing|and)\b/g,
  nl: /,\s+(?:die|dat|waar|waarbij|waardoor|waarvan|waarmee|terwijl|nadat|toen|voordat|met|en|onder wie|waaronder)\b/g,
}
/** The same without a comma: what stands before is true by itself where it denies and limits nothing. */
const GOES_ON: Record<Language, RegExp> = {
  en: /\s(?:after|before|while|as|when|amid|following|despite|because)\s/g,
  nl: /\s(?:nadat|voordat|terwijl|toen|omdat|doordat|ondanks)\s/g,
}
const LIMITS: Record<Language, RegExp> = {
  en: /\b(?:not?|never|only|if|until|unless|without|such|so|as|just|even|less|more|least|most|same|than|soon|days?|hours?|weeks?|months?|years?|minutes?)\b|n['’]t\b/i,
  nl: /\b(?:niet|geen|nooit|alleen|pas|als|tot|tenzij|zonder|zo|even|meer|minder|net|dan|dag|dagen|uur|uren|weken|maanden|jaar|minuten)\b/i,
}
/** What takes back or limits what stands before it. */
const TAKES_BACK =
  /\b(?:unless|but|if|except|until|although|though|however|tenzij|maar|als|mits|hoewel|behalve|tot)\b/i
/** A clause with a subject in between goes on behind it: 'the man accused of it, who was found in Ghent, has …'. */
const INSIDE =
  /^,\s+(?:which|who|whose|where|die|dat|waar\p{L}*|including|with|met|waaronder|onder wie)\b[^,]*,\s/u
/** A clause that says what somebody said, and not who said what stands before it: ', and two ministers argued that'. */
const OTHER_SPEAKER =
  /^,\s+(?:and|while|as|en|terwijl)\s(?:[\p{L}\p{N}'’.-]+\s){1,7}?(?:argued|said|says|added|warned|announced|insisted|claimed|noted|told \p{L}+|zei|zegt|meldt|meldde|stelt|stelde|vindt|vond|waarschuwt)\s(?:that|dat)\s/u
/** Words that something has to follow. */
const OPEN_END =
  /\s(?:the|an?|of|to|that|for|in|on|at|by|with|and|or|than|de|het|een|van|te|die|dat|voor|op|bij|met|en|of)$/i
const LISTS = /,.*\b(?:and|en)\b/
const QUOTES = /["“”„«»]/

const withoutStop = (text: string) => text.replace(/[\s.,;:]+$/, '')

/** Whether a sentence can end before its tail: it has its verb, says who says it, and no list or quotation is cut. */
function canEnd(head: string, tail: string, language: Language): boolean {
  if (QUOTES.test(head) || LISTS.test(head) || OPEN_END.test(head) || INSIDE.test(tail)) return false
  const losesSpeaker = rulesOf(language).voices.says.test(tail) && !rulesOf(language).voices.says.test(head)
  return rulesOf(language).verbs.finite.test(head) && (!losesSpeaker || OTHER_SPEAKER.test(tail))
}

/**
 * What a sentence says up to a clause that only adds, without its full stop; undefined where that is too short, longer than
 * `most` characters, loses who says it, or
 * names its subject later.
 */
export function upToClause(text: string, language: Language, most: number): string | undefined {
  const whole = withoutStop(text)
  if (whole.length <= most) return whole.length >= FEWEST ? whole : undefined
  if (OPENING.test(whole)) return undefined
  const cutAt = (joint: RegExp, isTrueAlone: (head: string, tail: string) => boolean) => {
    for (const { index } of [...text.matchAll(joint)].reverse()) {
      const [head, tail] = [withoutStop(text.slice(0, index)), text.slice(index)]
      if (head.length > most || head.length < FEWEST) continue
      if (canEnd(head, tail, language) && isTrueAlone(head, tail)) return head
    }
    return undefined
  }
  return (
    cutAt(ADDS[language], () => true) ??
    cutAt(GOES_ON[language], (head, tail) => !LIMITS[language].test(head) && !TAKES_BACK.test(tail))
  )
}
