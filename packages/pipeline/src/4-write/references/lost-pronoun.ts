import type { Language } from '@plainwire/domain/language'

const PRONOUN: Record<Language, RegExp> = {
  en: /\b(?:he|she|him|his|her)\b/,
  nl: /\b(?:hij|hem|hen)\b/,
}
/** A sentence that begins so names its subject later. */
export const OPENING =
  /^["“‘']?(?:within|throughout|amid|over|upon|binnen|rond|in|on|at|for|with|by|as|after|before|during|since|under|of|from|to|despite|like|when|while|if|although|though|because|until|once|asked|speaking|according|having|bij|op|voor|met|door|na|sinds|tijdens|onder|van|uit|ondanks|als|toen|terwijl|hoewel|omdat|nadat|voordat|gevraagd)\b/i
/** What a pronoun can stand for: a name inside the sentence. */
const NAME = /\S\s+["“‘]?\p{Lu}/u
/** What a pronoun can stand for: a noun with its article or number. */
const NOUN = /\b(?:the|a|an|one|two|three|de|het|een|twee|drie|\d+)\s+\p{L}/iu
/** 'Mr Smith', 'President Trump': a name with what it is called by. */
const TITLED = /\b(?:Mrs?|Ms|Dr|Sir|Lord|Lady|Sen|Rep|Gov|Gen|Prof)\.? \p{Lu}/u
/** Who a pronoun can stand for, where no person is named: 'a woman', 'the mayor', 'een agent'. */
const PERSON_NOUN =
  /\b(?:man|woman|boy|girl|child|widow|son|wife|husband|president|chief|captain|king|queen|prince|princess|pope|judge|suspect|victim|patient|resident|student|pupil|colleague|spokes\w+|vrouw|jongen|meisje|zoon|broer|zus|agent|koning|koningin|verdachte|slachtoffer|arts|\d+-year-old|\d+-jarige|(?!(?:after|water|over|under|however|never|number|summer|winter|other|another|order|either|whether|former|later|power|paper|river|quarter|letter|matter|better|higher|lower|further|computer|for|nor|major|minor|floor|door|jaar|daar|waar|naar|maar|haar|meer|weer|onder|voor|door|hier|eerder|later|verder|zeker|ander|cijfer|kamer|motor|kantoor|spoor)\b)\p{Ll}{3,}(?:er|or|ist|ian|ant|eur|aar))\b/iu
/** 'The National Rifle Association', 'de Tweede Kamer': a body is named with an article. */
const BODY = /\b(?:[Tt]he|[Dd]e|[Hh]et)\s(?:\p{Lu}[\p{L}'’-]*[\s,]*)+/gu
const CAPITAL = /\p{Lu}[\p{L}'’-]{2,}/u

/** Whether a pronoun for a person stands in a sentence that has named nobody before: 'The Rifle Association was crucial to his election'. */
export function losesPronoun(text: string, language: Language): boolean {
  const at = text.search(PRONOUN[language])
  if (at < 0) return false
  const before = text.slice(0, at)
  // 'Within days she was admitted': nobody is named in front. Who is named behind may be somebody else.
  if (OPENING.test(before)) return !NAME.test(before) && !NOUN.test(before)
  if (TITLED.test(before) || PERSON_NOUN.test(before)) return false
  return !CAPITAL.test(before.replace(BODY, ' '))
}
