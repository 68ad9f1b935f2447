import type { NewsroomData } from '../newsroom-data.ts'
import { isTitleCase, type Token } from '../text/index.ts'
import type { PlaceName } from './place-names.ts'

/** Words after which a name is a place. */
const BEFORE_PLACE = new Set(
  'in at near outside from to around across of inside into toward towards through between leaving reached visiting te bij uit naar van rond vanuit richting nabij buiten rondom voor'.split(
    ' ',
  ),
)
/** The strong ones: a person isn't 'in' a person. */
const IN_PLACE = new Set('in at near outside te bij uit naar vanuit nabij rond into richting'.split(' '))
const POINTERS = new Set(
  'north south east west northern southern eastern western central greater downtown upper lower new noord zuid oost west noordelijk zuidelijk noorden zuiden oosten westen centrum nabij'.split(
    ' ',
  ),
)
/** Words that make a place of the name before them, or belong to it. */
const PLACE_AFTER = new Set(
  "city county province airport university hospital police court council council's mayor state district region port harbour harbor zoo museum residents officials authorities central-station politie ziekenhuis gemeente rechtbank haven burgemeester".split(
    ' ',
  ),
)
/** Words that make an institution or a person of the name before them. */
const NOT_PLACE_AFTER = new Set(
  'post times herald tribune globe chronicle journal united city-fc fc sc hotspur wanderers rovers athletic albion celtics lakers yankees knicks bulls cowboys dodgers giants eagles packers hilton jr sr street road avenue lane drive boulevard square park bridge street-journal agreement accord treaty declaration fire river'.split(
    ' ',
  ),
)
/** A town this large needs no preposition. */
const LARGE = 300_000

function adjacent(text: string, before: Token | undefined, after: Token | undefined): boolean {
  return (
    before !== undefined && after !== undefined && /^[ \u00a0]$/.test(text.slice(before.end, after.start))
  )
}

/** Whether the words around a name say that it is a place, that it isn't one, or nothing. */
export function placeEvidence(data: Pick<NewsroomData, 'placeWords'>) {
  const ambiguous = new Set(data.placeWords.ambiguous)
  const surnames = new Set(data.placeWords.surnames)

  return (
    text: string,
    tokens: readonly Token[],
    places: readonly PlaceName[],
    language: string,
  ): PlaceName[] => {
    const starts = new Set(places.map(({ at }) => at))
    const ends = new Set(places.map(({ at, words }) => at + words - 1))
    const titleCase = isTitleCase(tokens, language)

    const isInName = ({ at, words }: PlaceName): boolean => {
      const [before, first, last, after] = [
        tokens[at - 1],
        tokens[at],
        tokens[at + words - 1],
        tokens[at + words],
      ]
      const follows =
        adjacent(text, before, first) &&
        before?.isCapital &&
        !ends.has(at - 1) &&
        !POINTERS.has(before.folded)
      const leads =
        adjacent(text, last, after) &&
        after?.isCapital &&
        !starts.has(at + words) &&
        !PLACE_AFTER.has(after.folded)
      const prefix = before?.isFirst ? surnames.has(first?.folded ?? '') : true
      return Boolean((follows && prefix && !BEFORE_PLACE.has(before?.folded ?? '')) || leads)
    }

    const isShown = ({ at, words, key }: PlaceName): boolean => {
      const before = tokens[at - 1]?.folded ?? ''
      const pointed = POINTERS.has(before) ? (tokens[at - 2]?.folded ?? '') : before
      const after = tokens[at + words]
      const strong = ambiguous.has(key) || surnames.has(key)
      const comma =
        /^,\s/.test(text.slice(tokens[at + words - 1]?.end ?? 0, (tokens[at + words - 1]?.end ?? 0) + 2)) &&
        starts.has(at + words)
      return (strong ? IN_PLACE : BEFORE_PLACE).has(pointed) || comma || PLACE_AFTER.has(after?.folded ?? '')
    }

    const shown = new Set(places.filter(isShown).map(({ key }) => key))
    return places.filter((place) => {
      const { named, key, at, words } = place
      const after = tokens[at + words]
      if (NOT_PLACE_AFTER.has(after?.folded ?? '') && adjacent(text, tokens[at + words - 1], after))
        return false
      if (named.kind === 'country') return true
      if (!titleCase && isInName(place)) return false
      if (named.kind === 'region' || shown.has(key)) return true
      if (ambiguous.has(key) || surnames.has(key)) return false
      return (
        (named.towns[0]?.population ?? 0) >= LARGE ||
        (words > 1 && !titleCase) ||
        (!tokens[at]?.isFirst && !titleCase)
      )
    })
  }
}
