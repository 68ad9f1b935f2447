import type { Language } from '@plainwire/domain/language'
import type { Claims } from '../../claims/index.ts'

/** A 'not' that denies nothing: 'not only … but', 'whether or not', 'without fail', and an answer. */
const IDIOMS: Record<Language, RegExp> = {
  en: /\bnot (?:only|just|merely|simply)\b|\bwhether or not\b|\bwithout fail\b|\b(?:if|why) not\b|\bno (?:more|less|fewer|later) than\b|\bno (?:doubt|wonder)\b|^\W*(?:oh,? )?no\b[,.!]/gi,
  nl: /\bniet (?:alleen|slechts|enkel|meer dan|minder dan|weg te denken|de enige)\b|\b(?:al dan|of) niet\b|\bwaarom niet\b|\b(?:zonder|geen) (?:twijfel|wonder)\b|\blang niet\b|^\W*(?:o+h?,? )?nee\b[,.!]/gi,
}

/** Words that deny, refuse or end something without a 'not': the other language may say it with one. */
const WITHOUT_NOT: Record<Language, RegExp> = {
  en: /\b(?:disagree\w*|f[ae]ll(?:en|ing|s)? out|hardly|barely|scarcely|rarely|seldom|few|little|lacks?|lacking|lacked|den(?:y|ies|ied|ying|ial)|prevent\w*|fail\w*|refus\w*|reject\w*|far from|avoid\w*|absen\w+|miss(?:ed|es|ing)|instead of|rather than|unless|except|only|stop(?:s|ped|ping)?|halt\w*|block\w*|bar(?:red|s|ring)|ban(?:ned|s|ning)?|forb[ai]d\w*|prohibit\w*|silen\w+|exempt\w*|free of|un(?!der|ti|io|it|iv|iq|les)\w{4,}|im(?:possib|practic|patien)\w*|in(?:ab|acc|cap|compl|corr|eff|elig|suff|val)\w*|il(?:leg|lic)\w*|dis(?:appr|beli|hon|lik|loy|satisf|trust|count|qualif)\w*|non-?\w{3,}|\w{3,}less)\b/i,
  nl: /\b(?:nauwelijks|amper|zelden|weinig|gebrek|ontbr[eoa]\w+|ontken\w*|weiger\w*|geweigerd|mislukt?\w*|voork[oa]m\w*|verhinder\w*|verb(?:ied|ood|od)\w*|belemmer\w*|gemist|mist|miste|faal\w*|falen|gefaald|laat na|behalve|tenzij|alleen|slechts|pas|voordat|stop\w*|gestopt|afgewezen|wijst af|wees af|afwijz\w+|on(?!der|middel|geveer|langs|line|ze\b|t)\w{4,}|ontevreden\w*|il(?:leg|lic)\w*|\w{3,}lo(?:os|ze))\b/i,
}

/** Denials of a text, without those that deny nothing. */
function denialsIn({ text, negations }: Claims, language: Language): number {
  const idioms = Array.from(
    text.matchAll(IDIOMS[language]),
    ({ 0: found, index }) => [index, index + found.length] as const,
  )
  return negations.filter(({ start }) => !idioms.some(([from, to]) => start >= from && start < to)).length
}

/**
 * Whether a text and its translation deny the same.
 *
 * @returns 'lost' where one of them denies and the other states, 'uneven' where they deny in another number or one of them may
 *   do so in other words, undefined where nothing speaks against it
 */
export function unevenDenials(
  source: Claims,
  target: Claims,
  { from, to }: { from: Language; to: Language },
): 'lost' | 'uneven' | undefined {
  if (source.negations.length === target.negations.length) return undefined
  const [mine, theirs] = [denialsIn(source, from), denialsIn(target, to)]
  if (mine > 0 === theirs > 0) return 'uneven'
  const [stating, language] = mine === 0 ? [source.text, from] : [target.text, to]
  return WITHOUT_NOT[language].test(stating) ? 'uneven' : 'lost'
}
