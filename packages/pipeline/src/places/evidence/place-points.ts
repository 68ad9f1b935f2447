import { allLanguageRules, collectWordsOfAllLanguages } from '../../languages/index.ts'
import { stem, type Token } from '../../text/index.ts'
import type { PlaceName } from '../names/place-index.ts'
import type { PlaceCues, PlaceNameContext, TokenisedTextWithNames } from './place-surroundings.ts'
import { PLACE_EVIDENCE_POINTS } from './point-values.ts'
import { computePlaceSizePoints, isLargePlace, mayBeCountry } from './size-points.ts'

/** Matches a year after a name, which marks an event: 'Sydney 2000'. */
const YEAR = /^(?:19|20)\d\d$/
const ORDINARY = collectWordsOfAllLanguages(({ stopWords, places }) => [...stopWords, ...places.articles])
const OF = collectWordsOfAllLanguages(({ places }) => places.of)
const SOUTHERN = allLanguageRules.flatMap(({ places }) => places.southern ?? [])

/**
 * Returns true if a neighbouring name may be a place, and so isn't part of a person's or an organisation's
 * name.
 */
const isPlaceLike = (place: PlaceName | undefined) =>
  place !== undefined && place.named.kind !== 'hint' && place.named.kind !== 'feature'

/**
 * Matches 'Te' with a capital, which begins a Māori name ('Te Tai Tokerau') and isn't the Dutch preposition.
 */
export const MAORI_NAME_START_PATTERN = /^Te$/
const SMALL = 100_000
/**
 * Returns true if a small town's name directly before a place is part of a longer name: 'Ribeira Porto' is a
 * club. American towns are excluded, because Americans may omit the comma between a town and its state.
 */
function isPartOfName(town: PlaceName | undefined): boolean {
  return (
    town?.named.kind === 'place' &&
    town.named.places.every(
      ({ kind, population, country }) => kind === 'town' && population < SMALL && country !== 'US',
    )
  )
}

/** Computes the points for a name being a place, from the name and its context. */
export class PlaceNameEvidence {
  readonly #cues: PlaceCues
  readonly #doubtful: ReadonlySet<string>
  /** Stems of ordinary English words, which in Title Case begin with a capital without being names. */
  readonly #ordinary: ReadonlySet<string>

  constructor(cues: PlaceCues, doubtful: ReadonlySet<string>, ordinary: ReadonlySet<string>) {
    this.#cues = cues
    this.#doubtful = doubtful
    this.#ordinary = ordinary
  }

  /** Returns points for the words before the name. */
  before(place: PlaceName, near: PlaceNameContext, { starts, ends, titles }: TokenisedTextWithNames): number {
    const { before, earlier, touchesBefore } = near
    if (!before) return 0
    const cues = this.#cues
    const isPointer = cues.pointers.has(before.folded) && touchesBefore
    const word = isPointer || before.folded === 'the' || before.folded === 'de' ? earlier : before
    let points = isPointer ? PLACE_EVIDENCE_POINTS.pointed : 0
    const isStrong =
      touchesBefore && word && !MAORI_NAME_START_PATTERN.test(word.text) && cues.strongBefore.has(word.folded)
    if (isStrong) points += PLACE_EVIDENCE_POINTS.strong
    else if (touchesBefore && word && cues.weakBefore.has(word.folded)) points += PLACE_EVIDENCE_POINTS.weak
    if (near.isCalledPlace && touchesBefore) points += PLACE_EVIDENCE_POINTS.called
    if (near.isOfPerson && touchesBefore) points += PLACE_EVIDENCE_POINTS.ofPerson
    if (near.isOfParty) points += PLACE_EVIDENCE_POINTS.called
    if (near.commaBefore && isPlaceLike(ends.get(place.at - 1))) points += PLACE_EVIDENCE_POINTS.behindComma
    if (!touchesBefore || isPointer || !before.isCapital) return points
    if (
      starts.get(place.at - 1)?.named.kind === 'people' ||
      SOUTHERN.some((adjective) => adjective.test(before.folded))
    )
      return points + PLACE_EVIDENCE_POINTS.adjective
    const neighbour = ends.get(place.at - 1)
    if (isPlaceLike(neighbour) && !isPartOfName(neighbour)) return points
    if (cues.strongBefore.has(before.folded) || cues.weakBefore.has(before.folded)) return points
    // Checked before the ordinary words, because 'Mr' and 'Ms' are stop words.
    if (cues.titles.has(before.folded)) return points + PLACE_EVIDENCE_POINTS.titleOfPerson
    if (ORDINARY.has(before.folded)) return points
    const isTitle = titles[place.at] === true
    if (this.isFirstName(before) || before.text.length === 1)
      return points + PLACE_EVIDENCE_POINTS.firstNameBefore
    return (
      points +
      (isTitle || before.isFirst
        ? before.isFirst && !isTitle
          ? PLACE_EVIDENCE_POINTS.capitalBefore / 2
          : 0
        : PLACE_EVIDENCE_POINTS.capitalBefore)
    )
  }

  /** Returns points for the words after the name. */
  after(place: PlaceName, near: PlaceNameContext, { starts, titles }: TokenisedTextWithNames): number {
    const { after, touchesAfter, commaAfter } = near
    const cues = this.#cues
    const next = starts.get(place.at + place.words)
    let points = near.inBrackets ? PLACE_EVIDENCE_POINTS.brackets : 0
    if (near.isAlone) points += PLACE_EVIDENCE_POINTS.alone
    if (near.isDateline) points += PLACE_EVIDENCE_POINTS.dateline
    if (after && touchesAfter && YEAR.test(after.text) && !cues.strongBefore.has(near.before?.folded ?? ''))
      points += PLACE_EVIDENCE_POINTS.year
    if (commaAfter && next?.named.kind === 'place' && next.named.places.some(({ kind }) => kind !== 'town'))
      points += PLACE_EVIDENCE_POINTS.comma
    if (!after || !touchesAfter) return points
    if (cues.officials.has(after.folded)) return points + PLACE_EVIDENCE_POINTS.official
    if (cues.speech.has(after.folded) && place.named.kind === 'place' && !mayBeCountry(place))
      points += PLACE_EVIDENCE_POINTS.speech
    if (!after.isCapital || isPlaceLike(next)) return points
    const isTitle = titles[place.at] === true
    const isFirstName = place.words === 1 && cues.firstNames.has(place.key)
    if (isFirstName && (cues.lastNames.has(after.folded) || !isTitle))
      return points + PLACE_EVIDENCE_POINTS.surnameAfter
    const isOwnName =
      isTitle || mayBeCountry(place) || this.isFirstName(after) || cues.titles.has(after.folded)
    if (isOwnName) return points
    return (
      points +
      (isLargePlace(place) ? PLACE_EVIDENCE_POINTS.capitalAfter / 2 : PLACE_EVIDENCE_POINTS.capitalAfter)
    )
  }

  /** Returns points for the name itself. */
  own(place: PlaceName, near: PlaceNameContext, { titles }: TokenisedTextWithNames): number {
    let points = computePlaceSizePoints(place)
    if (this.#doubtful.has(place.key) && !place.name.endsWith('.'))
      points += mayBeCountry(place) ? PLACE_EVIDENCE_POINTS.ambiguous / 2 : PLACE_EVIDENCE_POINTS.ambiguous
    else if (place.words === 1 && !mayBeCountry(place) && this.isName(place.key))
      points += PLACE_EVIDENCE_POINTS.surname
    if (near.isFirst && !isLargePlace(place)) points += PLACE_EVIDENCE_POINTS.first
    if (titles[place.at] && !isLargePlace(place)) {
      points += PLACE_EVIDENCE_POINTS.title
      // In Title Case, a capital doesn't show that a word is a name: 'Buy Protective Gear'.
      if (place.words === 1 && this.#ordinary.has(stem(place.key, 'en')))
        points += PLACE_EVIDENCE_POINTS.titleWord
    }
    return points
  }

  isFirstName({ folded }: Token): boolean {
    return this.#cues.firstNames.has(
      folded.includes('-') ? folded.slice(folded.lastIndexOf('-') + 1) : folded,
    )
  }

  isName(key: string): boolean {
    return this.#cues.firstNames.has(key) || this.#cues.lastNames.has(key)
  }

  /** Returns true if the name is part of an organisation's name: 'Auckland Zoo', 'University of Georgia'. */
  isInside(
    { at }: PlaceName,
    { before, earlier, after, touchesBefore, touchesAfter }: PlaceNameContext,
    { titles }: TokenisedTextWithNames,
  ): boolean {
    const cues = this.#cues
    const isOf = touchesBefore && before !== undefined && OF.has(before.folded)
    if (isOf && earlier?.isCapital && cues.bodiesOf.has(earlier.folded)) return true
    return touchesAfter && after?.isCapital === true && !titles[at] && cues.bodies.has(after.folded)
  }

  /** Returns true if the words before the name show that it is a person's: 'Mark Sanford', 'Mr Bell'. */
  isPerson(place: PlaceName, { before, touchesBefore }: PlaceNameContext): boolean {
    if (!before?.isCapital || !touchesBefore || place.words > 1) return false
    return this.isFirstName(before) || this.#cues.titles.has(before.folded)
  }
}
