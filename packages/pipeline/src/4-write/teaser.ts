import type { Language } from '@plainwire/domain/language'
import type { TextJudge } from './text-judge.ts'

/** From this clickbait probability on a headline with a device only teases. */
const LOUD = 0.5
export const QUESTION = /\?/
/** How a title begins, goes on or ends that promises the news instead of telling it. */
const TEASES: readonly RegExp[] = [
  /^(?:here(?:'|’)?s?|this is|these are|why|how|what|when|meet|inside|see|look|the (?:real )?reason|everything|all you|hier|dit is|dit zijn|waarom|hoe|wat|zo|deze|kijk|ontmoet|alles)\b/iu,
  /^(?:vandaag|today|coronavirus|[\p{L} ]{3,25}):\s*(?:hoe|waarom|wat|how|why|what|here)\b/iu,
  /(?:…|\.\.\.|:)$/u,
  /\b(?:you won['’]?t believe|what happen(?:s|ed) next|needs? to know|je gelooft|dit moet je weten|wat er (?:toen )?gebeurde)\b/iu,
  /\b(?:reveals?|explains?|vertelt|onthult) (?:why|how|what|waarom|hoe|wat)\b|\p{L}\*{2,}/iu,
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twee|drie|vier|vijf|zes|zeven|acht|negen|tien) (?:\p{L}+ )?(?:takeaways|things|reasons|ways|ideas|moments|facts|charts|questions|lessons|dingen|redenen|manieren|vragen|lessen)\b/iu,
  /\b(?:the shadiest|the wildest|the craziest|the weirdest|the most \p{L}+ (?:moments|details|things))\b/iu,
  // 'wat deze moeder deed', 'had niemand verwacht', 'en NIEMAND keek op'
  /\b(?:wat|hoe|waarom) (?:deze|dit|die|dat|hij|zij|ze) (?:\p{L}+ ){1,4}(?:deed|doet|zag|vond|zei|zegt|ontdekte|meemaakte|overkwam)\b/iu,
  /\b(?:niemand|iedereen) (?:had |heeft |zag |kon )?(?:dit |het |ooit |zag )?(?:verwacht|aankomen|geloven|keek|weet|praat|zag)\b/iu,
  /\b(?:dit is (?:waarom|hoe|wat|de reden)|je raadt nooit|raad eens|het antwoord|verbaz(?:en|ingwekkend)|zo verdween|moet je (?:zien|weten|lezen)|van DIT|van DEZE)\b/u,
  /^(?:heb|ken|wil|ben|kun|weet|wist) (?:jij|je)\b/iu,
]

/** Whether a title promises the news instead of telling it. What is called clickbait has a device that can be named. */
export function isTeaser(title: string, language: Language, judge: TextJudge): boolean {
  if (QUESTION.test(title) || TEASES.some((pattern) => pattern.test(title))) return true
  return judge.clickbait(title, language) >= LOUD && judge.hasDevice(title, language)
}

/** Whether a title has one of the forms of a tease, whatever its words. */
export const hasTeasingForm = (title: string): boolean => TEASES.some((pattern) => pattern.test(title))
