import { oppositesOf } from '../../../claims/index.ts'
import { stem } from '../../../text/index.ts'
import type { Problem } from '../../check/problem.ts'
import { bestItems, itemsIn, placesInBest, type Telling, wordsOf } from './telling-sentences.ts'

const NOT =
  /\b(?:not|no|never|nobody|none|nothing|neither|nor|without|cannot|niet|geen|niemand|nooit|niets|noch|zonder)\b|n['’]t\b/
const DENY =
  /\b(?:den(?:y|ies|ied|ying)|refus(?:e|es|ed)|fail(?:s|ed)?|reject(?:s|ed)?|ontken(?:t|de|den|d)|weiger(?:t|de|den)|un(?:able|likely|clear|known)|impossible|on(?:mogelijk|bekend|duidelijk))\b/

const says = (text: string) => NOT.test(text) || DENY.test(text)

/** A 'not' that no sentence of the source that tells this has, or one that the claim lost. */
export function changedDenials(telling: Telling): Problem[] {
  const { claim, source, at, best } = telling
  const items = itemsIn(telling)
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last || best.length === 0) return []
  const written = claim.text
    .slice(claim.items[(at[0] ?? 0) - 1]?.end ?? 0, claim.items[(at.at(-1) ?? 0) + 1]?.start)
    .toLowerCase()
  const told = source.items.filter(({ sentence }) => best.includes(sentence))
  const whole: Problem = {
    kind: 'negation',
    text: claim.text.slice(first.start, last.end),
    start: first.start,
    end: last.end,
  }
  if (NOT.test(written)) {
    const isTold = told.some(({ isDenied }) => isDenied) || says(wordsOf(told))
    return isTold ? [] : [whole]
  }
  if (says(written)) return []
  return lostDenial(telling) ? [whole] : []
}

/** Whether a word of the claim is denied wherever the source tells this, or the source's sentence denies it as a whole. */
function lostDenial(telling: Telling): boolean {
  const { claim, source, at, best, coverage } = telling
  const isDenied = at.some((index) => {
    const places = placesInBest(telling, index)
    const isExact = claim.supports[index]?.isExact
    return (
      isExact &&
      claim.items[index]?.kind === 'word' &&
      places.length > 0 &&
      places.every((place) => source.items[place]?.isDenied)
    )
  })
  if (isDenied) return true
  const own = bestItems(telling)
  const denying = own.findIndex(({ folded }) => DENY.test(folded))
  if (denying < 0 || coverage(best[0] ?? -1) < 2) return false
  const behind = own.slice(denying + 1).filter((item) => at.some((index) => isAt(telling, index, item)))
  return behind.length >= 2
}

function isAt({ claim, source }: Telling, index: number, item: Telling['source']['items'][number]): boolean {
  return claim.supports[index]?.at.some((place) => source.items[place] === item) ?? false
}

/** Words that say the contrary of a word where the source tells this. */
export function contraries(telling: Telling): Problem[] {
  const { claim, source, at } = telling
  const told = bestItems(telling)
  return at.flatMap((index): Problem[] => {
    const item = claim.items[index]
    if (!item || (item.kind !== 'word' && item.kind !== 'start')) return []
    if (told.some(({ stem: other }) => other === item.stem)) return []
    const opposites = new Set([...oppositesOf(item.folded)].map((word) => stem(word, source.language)))
    const isContrary = told.some((other) => opposites.has(other.stem) && !isHeldElsewhere(telling, other))
    const { folded, start, end } = item
    return isContrary ? [{ kind: 'negation', text: folded, start, end }] : []
  })
}

/** 'Fell 3 percent while those of Finchware rose': the claim may say both. */
function isHeldElsewhere({ claim, at }: Telling, other: { stem: string }): boolean {
  return at.some((index) => claim.items[index]?.stem === other.stem)
}
