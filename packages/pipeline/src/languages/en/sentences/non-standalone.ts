import type { NonStandaloneSentencePatterns } from '../../topics/sentences/non-standalone.ts'
import { calendarRules } from '../numbers/calendar.ts'

const MONTHS = calendarRules.months.join('|')

export const nonStandaloneSentencePatterns: NonStandaloneSentencePatterns = {
  adds: /\b(?:also|another|others?(?! than\b)|prior|previous(?:ly)?|again|further|furthermore|additional(?:ly)?|meanwhile|however|nevertheless|instead|the same|similar(?:ly)?|subsequent(?:ly)?|respectively|ever since|at the time|back then|in recent (?:years|months|decades)|even (?:more|less|though)|(?:two|three|four|five|six|\d+) more|(?:minutes|hours|days|weeks|months|years) (?:later|earlier|before)|too[.,])(?!\p{L})/iu,
  sumsUp: new RegExp(
    `^["“‘']?(?:few|many|most|some|everyone|everybody|nobody|no one|people|critics|for (?:(?:many|several|some|two|three) )?(?:years|decades|months|centuries|weeks|now|years now)|(?:back )?in (?:the past|recent|(?:(?:early|late) )?(?:19|20)\\d\\d|(?:early |late |mid-)?(?:${MONTHS})\\b|an? (?:age|era|world|country|time)|some|many|most|all|general|theory|reality)|over the (?:years|past|last|course|decades)|since|historically|traditionally|typically|normally|usually|generally|as (?:the|an?) |once|ever|years|decades|on (?:the surface|paper|one hand|the other hand)|despite|given|based on|while|although|though|even|rather|unlike|like|so far|until|under (?:the|this|that)|recall|remember|whether|if|should|now|much|part of|adding|perhaps|thanks to|just)\\b`,
    'i',
  ),
  overtaken:
    /^(?![^.]*\b(?:said|says|told|announced|reported|showed|found|according)\b.{0,90}\bhad\b)[^,]{2,70}\bhad (?:not |never |already |long |earlier |recently |initially |originally |only |all |both |been )?\p{L}{2,}(?:ed|en|wn|nt|ade|ut|et|un|ld|pt|ought|aught)\b|\b(?:preparing|considering|weighing|mulling|leaning|about) (?:to|against|whether|towards?)\b|\b(?:mission|vision)(?: of \p{Lu}\p{L}+)? is\b/iu,
  pronoun: /\b(?:it|this|that['’]s|that (?:is|was)|these|those|he|she|they|them|him|his|her|their)\b/i,
}
