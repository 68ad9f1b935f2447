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
/** A smaller town needs a preposition that no person takes, or a word such as 'city'. */
const MIDDLING = 60_000
/** A town of this size is believed without one where its country is named. */
const SMALL = 15_000
/** A town this large needs no preposition. */
const LARGE = 300_000

const DIRECTIONS = new Set('north south east west noorden zuiden oosten westen ten'.split(' '))

/** A text's names with its words, for asking what stands beside a name. */
class Surroundings {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly #starts: Set<number>
  readonly #ends: Set<number>
  readonly #townEnds: Set<number>

  constructor(text: string, tokens: readonly Token[], places: readonly PlaceName[]) {
    this.text = text
    this.tokens = tokens
    const sure = places.filter(({ named }) => named.kind !== 'town')
    const towns = places.filter(({ named }) => named.kind === 'town')
    this.#townEnds = new Set(towns.map(({ at, words }) => at + words - 1))
    this.#starts = new Set(sure.map(({ at }) => at))
    this.#ends = new Set(sure.map(({ at, words }) => at + words - 1))
  }

  /** Whether a capitalised word that is no place of its own stands right before or behind: then it is part of a longer name. */
  isInName({ at, words }: PlaceName, surnames: ReadonlySet<string>): boolean {
    const [before, first, last, after] = [at - 1, at, at + words - 1, at + words].map(
      (index) => this.tokens[index],
    )
    const follows =
      before?.isCapital === true &&
      this.#touch(before, first) &&
      !this.#ends.has(at - 1) &&
      !POINTERS.has(before.folded) &&
      !BEFORE_PLACE.has(before.folded) &&
      (!before.isFirst || this.#townEnds.has(at - 1) || surnames.has(first?.folded ?? ''))
    const leads =
      after?.isCapital === true &&
      this.#touch(last, after) &&
      !this.#starts.has(at + words) &&
      !PLACE_AFTER.has(after.folded)
    return follows || leads
  }

  /** Whether a preposition, a direction, a comma with a place, or a word such as 'city' says that it is a place. */
  isShown({ at, words }: PlaceName, isDoubtful: boolean): boolean {
    const before = this.tokens[at - 1]?.folded ?? ''
    const earlier = this.tokens[at - 2]?.folded ?? ''
    const pointed = POINTERS.has(before) ? earlier : before
    if ((isDoubtful ? IN_PLACE : BEFORE_PLACE).has(pointed)) return true
    if (DIRECTIONS.has(earlier) && (before === 'of' || before === 'van')) return true
    const end = this.tokens[at + words - 1]?.end ?? 0
    const hasComma = /^,\s/.test(this.text.slice(end, end + 2)) && this.#starts.has(at + words)
    return hasComma || PLACE_AFTER.has(this.tokens[at + words]?.folded ?? '')
  }

  /** Whether what follows makes a club, a paper or a street of the name. */
  isOther({ at, words }: PlaceName): boolean {
    const after = this.tokens[at + words]
    return NOT_PLACE_AFTER.has(after?.folded ?? '') && this.#touch(this.tokens[at + words - 1], after)
  }

  #touch(before: Token | undefined, after: Token | undefined): boolean {
    if (!before || !after) return false
    return /^[ \u00a0]$/.test(this.text.slice(before.end, after.start))
  }
}

/** Keeps the names of which the words around say that they are places, or don't deny it. */
export function placeEvidence({ placeWords }: Pick<NewsroomData, 'placeWords'>) {
  const surnames = new Set(placeWords.surnames)
  const doubtful = new Set([...placeWords.ambiguous, ...placeWords.surnames])

  return (
    text: string,
    tokens: readonly Token[],
    places: readonly PlaceName[],
    language: string,
  ): PlaceName[] => {
    const around = new Surroundings(text, tokens, places)
    const isTitle = isTitleCase(tokens, language)
    const largest = ({ named }: PlaceName) => (named.kind === 'town' ? (named.towns[0]?.population ?? 0) : 0)
    const needsProof = (place: PlaceName) => doubtful.has(place.key) || largest(place) < MIDDLING
    const shown = new Set(
      places.filter((place) => around.isShown(place, needsProof(place))).map(({ key }) => key),
    )
    const countries = new Set(places.flatMap(({ named }) => (named.kind === 'town' ? [] : [named.country])))
    const isNearby = ({ named }: PlaceName) =>
      named.kind === 'town' &&
      named.towns.some(({ country, population }) => countries.has(country) && population >= SMALL)
    return places.filter((place) => {
      const { named, key, at, words } = place
      if (around.isOther(place)) return false
      if (named.kind === 'country' || named.kind === 'people') return true
      if (!isTitle && around.isInName(place, surnames)) return false
      if (named.kind === 'region' || shown.has(key)) return true
      if (doubtful.has(key)) return false
      if (largest(place) >= LARGE) return true
      return !isTitle && (words > 1 || (!tokens[at]?.isFirst && isNearby(place)))
    })
  }
}
