import type { Problem } from '../../check/problem.ts'
import type { Item } from '../items.ts'
import { NOT } from './denials.ts'
import { itemsIn, type Telling, wordsOf } from './telling-sentences.ts'
import { SAYING } from './who-speaks.ts'

/** Words that make a statement possible, planned or somebody's charge instead of a fact; English, then Dutch. */
const POSSIBLE =
  /\b(?:may|might|could|possibl[ey]|perhaps|maybe|likely|probably|potential(?:ly)?|risk|whether|if|fear(?:s|ed)?|suspects?|suspected|suspicion|appears?|seems?|kan|kunnen|kon|konden|zou|zouden|mogelijk|wellicht|misschien|waarschijnlijk|vrees(?:t|de)?|vrezen|vermoed(?:t|elijk)?|verda(?:cht|chte|chten|nken|nking)|lijkt|onderzoek(?:t|en)? of)\b/
const PLANNED =
  /\b(?:will|would|shall|plans?|planned|planning|intends?|(?<!than )expect(?:s|ed)?|aims?|set to|going to|about to|want(?:s|ed)?|wishes|propos(?:e|es|ed|al)|consider(?:s|ing)?|promise[sd]|due|(?:is|are) to|agree(?:s|d)? to|zal|zullen|gaat|gaan|wil|willen|van plan|plannen|verwacht(?:en)?|overweeg(?:t|en)|voornemens|belooft|beloofde|volgende|next)\b/
const CHARGED =
  /\b(?:accus(?:e|es|ed|ing)|alleg(?:e|es|ed|edly|ation)|claim(?:s|ed)?|charged|verwijt|verweten|beschuldig(?:t|de|den|d)|beweer(?:t|de|den|d)|aangeklaagd)\b/

const isHedged = (text: string) => POSSIBLE.test(text) || PLANNED.test(text) || CHARGED.test(text)

/** Items of the source's best sentence that the claim has too. */
function shared({ claim, source, at }: Telling, told: readonly Item[]): Item[] {
  const places = new Set(
    at.flatMap((index) => (claim.supports[index]?.at ?? []).map((place) => source.items[place])),
  )
  return told.filter((item) => places.has(item))
}

/** What the source calls possible, planned or somebody's charge and the claim calls a fact, and the reverse. */
export function changedModality(telling: Telling): Problem[] {
  const { claim, at, best, source, isTold } = telling
  const items = itemsIn(telling)
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last || !isTold) return []
  const written = claim.text
    .slice(claim.items[(at[0] ?? 0) - 1]?.end ?? 0, claim.items[(at.at(-1) ?? 0) + 1]?.start)
    .toLowerCase()
  const whole = { text: claim.text.slice(first.start, last.end), start: first.start, end: last.end }
  if (NOT.test(written)) return []
  const hedge = best.map((one) => hedgeIn(telling, one)).reduce((one, other) => one && other)
  const isSaid = SAYING.test(written) || CHARGED.test(written) || POSSIBLE.test(written)
  if (hedge && !(hedge === 'attribution' ? isSaid : isHedged(written))) return [{ kind: hedge, ...whole }]
  if (!isHedged(written)) return []
  const others = source.items.filter(({ sentence }) => best.includes(sentence))
  const isWeakened = POSSIBLE.test(written) && !isHedged(wordsOf(others)) && !/\b(?:if|risk)\b/.test(written)
  return isWeakened ? [{ kind: 'modality', ...whole }] : []
}

/** What hedges a word of the claim in a sentence of the source. */
function hedgeIn(telling: Telling, sentence: number): 'modality' | 'attribution' | undefined {
  const told = telling.source.items.filter((item) => item.sentence === sentence)
  return hedgeBefore(told, shared(telling, told))
}

/** What hedges a word of the claim: the first one behind it that is no name, or the second behind a charge. */
function hedgeBefore(told: readonly Item[], used: readonly Item[]): 'modality' | 'attribution' | undefined {
  for (const [index, item] of told.entries()) {
    const text = `${item.gap}${item.folded}`
    if (!isHedged(text)) continue
    const from = isHedged(item.folded) ? index + 1 : index
    const isCharge = CHARGED.test(text)
    const behind = told.slice(from).filter(({ kind }) => kind !== 'name')
    const isUsed = behind
      .slice(0, isCharge ? 2 : 1)
      .some((hedged) => used.includes(hedged) && !isNewClause(told, from, hedged))
    if (isUsed) return isCharge ? 'attribution' : 'modality'
  }
  return undefined
}

/** Whether another clause begins between a hedge and an item. */
function isNewClause(told: readonly Item[], from: number, item: Item): boolean {
  const upTo = told.indexOf(item)
  return told.slice(from + 1, upTo + 1).some(({ gap }) => /[,;:]|\b(?:but|while|maar|terwijl)\b/.test(gap))
}
