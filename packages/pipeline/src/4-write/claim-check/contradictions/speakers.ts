import type { Problem } from '../../check/problem.ts'
import type { Item } from '../items.ts'
import { bestItems, type Telling, wordsOf } from './telling-sentences.ts'

const SAYING =
  /\b(?:sa(?:id|ys?)|tells?|told|according|warn(?:s|ed)|claim(?:s|ed)|add(?:s|ed)|accus(?:es|ed)|believes?|believed|announced?|stated?|estimated?|zei|zegt|zeiden|zeggen|volgens|aldus|meldt|meldde|waarschuw(?:t|de)|liet|laat|verwijt|beschuldig(?:t|de)|vreest|beloofde|belooft|vindt|denkt)\b/
const SAYS =
  /^(?:said|says|say|told|warned|warns|claims|claimed|added|believes|zei|zegt|zeiden|meldt|meldde|waarschuwt|waarschuwde|verwijt|vindt)$/
/** Words between a speaker and the verb. */
const CLOSE = 3

/** The names of whom a sentence says it has this from: beside a verb of saying, or behind 'according to'. */
function speakersOf({ claim, at }: Telling): number[] {
  return at.flatMap((index): number[] => {
    const item = claim.items[index]
    if (!item) return []
    if (/\b(?:according to|volgens|aldus)\b/.test(item.gap)) return runFrom(claim.items, index)
    if (item.folded === 'according' || item.folded === 'volgens') return runFrom(claim.items, index + 1)
    if (!SAYS.test(item.folded)) return []
    const before = at.filter(
      (other) => other < index && other >= index - CLOSE && isSpeaker(claim.items[other]),
    )
    const after = runFrom(claim.items, index + 1).filter((other) => isSpeaker(claim.items[other]))
    return before.length > 0 ? before : after
  })
}

const isSpeaker = (item: Item | undefined) => item?.kind === 'name'

function runFrom(items: readonly Item[], from: number): number[] {
  const run = [from]
  while (
    items[run.at(-1) ?? 0]?.sentence === items[(run.at(-1) ?? 0) + 1]?.sentence &&
    items[(run.at(-1) ?? 0) + 1]?.continues
  )
    run.push((run.at(-1) ?? 0) + 1)
  return run.filter((at) => items[at])
}

/** A speaker whom the source has not say this: where another is named, or nobody near. */
export function otherSpeakers(telling: Telling): Problem[] {
  const { claim, source, best, isTold } = telling
  const speakers = speakersOf(telling)
  const known = speakers.filter((index) => (claim.supports[index]?.at.length ?? 0) > 0)
  const told = bestItems(telling)
  if (known.length === 0 || !isTold) return []
  const sentences = new Set(
    known.flatMap(
      (index) => claim.supports[index]?.at.map((place) => source.items[place]?.sentence ?? -1) ?? [],
    ),
  )
  // 'He said': whoever was named before says it.
  const isOthers = SAYING.test(wordsOf(told)) && told.some(({ kind }) => kind === 'name')
  const isNear = best.some((sentence) => sentences.has(sentence)) || !isOthers
  const item = claim.items[known[0] ?? -1]
  const isDescribed = item?.kind === 'name' && /\b(?:the|de|het) $/.test(item.gap)
  return isNear || !item || isDescribed
    ? []
    : [{ kind: 'attribution', text: item.folded, start: item.start, end: item.end }]
}
