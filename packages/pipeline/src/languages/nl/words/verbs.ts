import type { VerbWords } from '../../topics/words/verbs.ts'

/**
 * Match what is removed from a Dutch verb form to get its root: the 'ge' of a past participle, also after a
 * separable prefix ('opgehaald'), and the ending.
 */
const PREFIX = /^(af|op|aan|uit|in|toe|terug|door|over|mee|voor)?ge(?=\p{L}{3})/u
const ENDING = /(?:ten|den|te|de|en|t|d)$/

export const verbWords: VerbWords = {
  finite:
    /\b(?:is|zijn|was|waren|heeft|hebben|had|hadden|wordt|worden|werd|werden|zal|zullen|zou|zouden|kan|kunnen|kon|mag|mogen|moet|moeten|moest|wil|willen|gaat|gaan|ging|gingen|komt|komen|kwam|kwamen|krijgt|krijgen|kreeg|blijft|blijven|bleef|laat|liet|staat|staan|stond|ligt|lag|doet|deed|\p{L}{3,}(?:t|de|te|den|ten))\b/iu,
  ahead: [
    /\b(?:zal|zullen|gaat|gaan)\s[^.;:]{0,80}?(?<verb>\p{L}{3,}en)(?=[,.;:]|$)/giu,
    /\b(?:zal|zullen)\s[^.;:]{0,80}?(?<verb>ge\p{L}{3,}|\p{L}{3,}d)\sworden\b/giu,
  ],
  aheadInTitle: undefined,
  notDone: /\b(?:te|zal|zullen|zou|zouden|kan|kunnen|moet|moeten|niet|nooit|als)\s(?:\p{L}+\s)?$/iu,
  done: /^(?:af|op|aan|uit|in|toe|terug|door|over|mee|voor)?ge\p{L}+(?:t|d|en)$|(?:te|de|ten|den)$/u,
  present: /t$/,
  forms: `beginnen begon begonnen start|sluiten sloot gesloten|vertrekken vertrok vertrokken|nemen nam genomen|spreken sprak gesproken|geven gaf gegeven|komen kwam gekomen|gaan ging gegaan|
  krijgen kreeg gekregen|vliegen vloog gevlogen|winnen won gewonnen|verliezen verloor verloren|kiezen koos gekozen|aftreden trad afgetreden opgestapt|opstappen stapte opgestapt afgetreden|
  lanceren opgestegen|opstijgen steeg opgestegen gelanceerd|verschijnen verscheen verschenen|bekennen bekende bekend|ondertekenen tekende getekend|houden hield gehouden`,
  root: (verb) =>
    verb
      .replace(PREFIX, '$1')
      .replace(ENDING, '')
      .replace(/(\p{L})\1/gu, '$1'),
}
