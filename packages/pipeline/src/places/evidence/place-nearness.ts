import type { NameMeaning } from '../table/place-table.ts'
import type { Place, Point } from '../table/towns.ts'

/** All mentions of one name in a text, with its possible meanings. */
export interface PlaceNameMentions {
  key: string
  candidates: { place: Place; points: number }[]
}

/** The distance at which the points that two places give each other are 1/e of those at the same location. */
const NEAR_KM = 100
const KM_PER_DEGREE = 111.2
/** Points for a place near another named place, and the maximum for all nearby places together. */
const SUPPORT = 1.6
const MAX_SUPPORT = 3.2
/**
 * How much less influence an unlikely meaning of a name has on the other names: the influence falls by a
 * factor of e to the power of this number with each point that the meaning has fewer than the likeliest one.
 */
const DOUBT = 0.8
const HOME_SUPPORT = 1.5
const ROUNDS = 2
/**
 * The maximum number of names that are compared with each other, because comparing takes quadratic time. A
 * text with more names contains a long list.
 */
const MAX_GROUPS = 40

/** Returns 1 at the same location, and nearly 0 a few hundred kilometres apart. */
function nearness(a: Place, latitude: number | undefined, longitude: number | undefined): number {
  if (
    a.latitude === undefined ||
    a.longitude === undefined ||
    latitude === undefined ||
    longitude === undefined
  )
    return 0
  const north = a.latitude - latitude
  if (Math.abs(north) > 4) return 0
  const east = (a.longitude - longitude) * Math.cos((latitude * Math.PI) / 180)
  return Math.exp(-(Math.sqrt(north * north + east * east) * KM_PER_DEGREE) / NEAR_KM)
}

function supportOf(place: Place, own: PlaceNameMentions, groups: readonly PlaceNameMentions[]): number {
  let sum = 0
  for (const group of groups) {
    if (group === own) continue
    const best = group.candidates[0]?.points ?? 0
    let most = 0
    for (const { place: other, points } of group.candidates) {
      if (other.kind === 'country') continue
      const share = nearness(place, other.latitude, other.longitude)
      if (share > 0.01) most = Math.max(most, share * Math.exp(DOUBT * (points - best)))
    }
    sum += most
  }
  return Math.min(MAX_SUPPORT, SUPPORT * sum)
}

/**
 * Raises the points of each name's possible places that are near likely places of other names, or near
 * `home`.
 */
export function addProximityPoints(all: readonly PlaceNameMentions[], home: Point | undefined): void {
  const groups = all.slice(0, MAX_GROUPS)
  const first = new Map(groups.map((group) => [group, group.candidates.map(({ points }) => points)]))
  for (let round = 0; round < ROUNDS; round++) {
    const support = groups.map((group) =>
      group.candidates.map(({ place }) =>
        place.kind === 'country'
          ? 0
          : supportOf(place, group, groups) + HOME_SUPPORT * nearness(place, home?.latitude, home?.longitude),
      ),
    )
    groups.forEach((group, at) => {
      group.candidates.forEach((candidate, index) => {
        candidate.points = (first.get(group)?.[index] ?? 0) + (support[at]?.[index] ?? 0)
      })
    })
  }
  for (const group of groups) group.candidates.sort((a, b) => b.points - a.points)
}

/** An uncertain name is accepted within this distance of a place that the text certainly names. */
const BESIDE_KM = 60

/** Returns true if a possible meaning of an uncertain name is near a place that the text certainly names. */
export function isCloseToCertainPlace(
  { named }: { named: NameMeaning },
  sure: readonly { kind: string; latitude: number | undefined; longitude: number | undefined }[],
): boolean {
  if (named.kind !== 'place') return false
  const least = Math.exp(-BESIDE_KM / NEAR_KM)
  const anchors = sure.filter(({ kind }) => kind === 'town' || kind === 'region' || kind === 'inside')
  return named.places
    .slice(0, MAX_TRIED)
    .some((place) => anchors.some(({ latitude, longitude }) => nearness(place, latitude, longitude) >= least))
}
const MAX_TRIED = 40
