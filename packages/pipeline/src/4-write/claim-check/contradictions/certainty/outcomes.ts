import type { ClaimProblem } from '../../../check/problem.ts'
import type { ClaimMatch } from '../claim-matches.ts'

/**
 * Outcomes that are too serious to be inferred: a claim may only mention one if the source mentions it in the
 * matching sentence or next to it. One outcome per line, English, then Dutch; compiled by hand.
 */
const OUTCOMES: readonly RegExp[] = [
  /^(?:kill(?:s|ed|ing)?|dead|die[sd]?|dying|deaths?|fatal(?:ly|ities)?|murder(?:s|ed)?|slain|om(?:gekomen|kwam(?:en)?)|dood|doden?|gedood|overle(?:den|ed)|overlijden|leven|stier(?:f|ven)|gestorven|vermoord|dodelijke?)$/,
  /^(?:convict(?:s|ed|ion)?|guilty|sentenced?|jailed|imprisoned|veroordeeld|veroordeling|schuldig|celstraf)$/,
  /^(?:arrest(?:s|ed)?|detain(?:s|ed)?|custody|opgepakt|aangehouden|gearresteerd|arrestatie)$/,
  /^(?:acquitt(?:ed|al)|cleared|exonerated|vrijgesproken|vrijspraak)$/,
  /^(?:resign(?:s|ed|ation)?|quits?|steps?|stepped|opgestapt|ontslag|aftreden|afgetreden|stapt|stapte)$/,
  /^(?:fire[ds]|sack(?:s|ed)?|dismiss(?:es|ed)?|ousted|ontslagen|ontsloeg)$/,
  /^(?:bankrupt(?:cy)?|insolven(?:t|cy)|failliet|faillissement)$/,
  /^(?:rap(?:e[sd]?|ing)|verkracht(?:ing|te)?)$/,
]

/**
 * Words in `OUTCOMES` that mean an outcome only in some sentences ('steps', 'fired'), so that a claim may
 * contain them even if the source doesn't.
 */
const LOOSE = /^(?:leven|steps?|stepped|cleared|stapt|stapte|quits?|fire[ds])$/

/**
 * Finds deaths, arrests, convictions and similar outcomes that the source doesn't mention in or next to the
 * matching sentences.
 */
export function findUnprovenOutcomes({ claim, source, at, best }: ClaimMatch): ClaimProblem[] {
  return at.flatMap((index): ClaimProblem[] => {
    const others = at.filter((other) => other !== index)
    // If a sentence only matches by the outcome itself, it is no evidence about the claim's subject.
    const matching = best.filter((sentence) =>
      others.some((other) =>
        claim.supports[other]?.at.some((place) => source.items[place]?.sentence === sentence),
      ),
    )
    const sourceItems = source.itemsIn([...new Set(matching.flatMap((one) => [one - 1, one, one + 1]))])
    const item = claim.items[index]
    if (!item || LOOSE.test(item.folded)) return []
    const outcome = OUTCOMES.find((words) => words.test(item.folded))
    if (!outcome || sourceItems.some(({ folded }) => outcome.test(folded))) return []
    return [{ kind: 'outcome', text: item.folded, start: item.start, end: item.end }]
  })
}
