import { join } from 'node:path'
import { type NewsroomData, runPlaceCommand } from '@plainwire/pipeline'
import { splitForHandRules } from '../../../training/splits.ts'
import { type Figure, roundToThree } from '../figure.ts'
import { collect, createStream } from '../read-data.ts'
import {
  type GeoDocument,
  readConll,
  readDutchItemsWithCountry,
  readGeoVirus,
  readLocalGlobalLexicon,
} from './place-sets.ts'

interface Point {
  latitude: number | null
  longitude: number | null
}

interface Placed {
  id: string
  mentions: (Point & { start: number; end: number; name: string; country: string | null })[]
  about: { city: string | null; country: string | null; scope: string | null }
}

/** A place within a hundred miles counts as right, as in published results. */
const MAX_ERROR_KM = 161
const EARTH_DIAMETER_KM = 12_742
const RADIAN = Math.PI / 180

function distanceKm(a: [number, number], b: [number, number]): number {
  const half =
    Math.sin(((b[0] - a[0]) * RADIAN) / 2) ** 2 +
    Math.cos(a[0] * RADIAN) * Math.cos(b[0] * RADIAN) * Math.sin(((b[1] - a[1]) * RADIAN) / 2) ** 2
  return EARTH_DIAMETER_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}

/**
 * The numbers of place mentions in one document: found by us, labelled, and found at exactly the labelled
 * position; and of labels with coordinates: all, and those that we placed near enough.
 */
interface MentionScores {
  found: number
  labelled: number
  right: number
  located: number
  near: number
}

/**
 * Compares a document's mentions with its labels. A mention is right if it has the same position as a label.
 */
function scoreDocument(document: GeoDocument, placed: Placed): MentionScores {
  const scores = {
    found: placed.mentions.length,
    labelled: document.gold.length,
    right: 0,
    located: 0,
    near: 0,
  }
  for (const gold of document.gold) {
    const same = placed.mentions.find(({ start, end }) => start === gold.start && end === gold.end)
    const over = same ?? placed.mentions.find(({ start, end }) => start < gold.end && end > gold.start)
    if (same) scores.right++
    if (!gold.point) continue
    scores.located++
    if (over?.latitude == null || over.longitude == null) continue
    if (distanceKm([over.latitude, over.longitude], gold.point) <= MAX_ERROR_KM) scores.near++
  }
  return scores
}

const total = (all: readonly MentionScores[], of: (scores: MentionScores) => number) =>
  all.reduce((sum, scores) => sum + of(scores), 0)

const f1 = (all: readonly MentionScores[]) =>
  (2 * total(all, ({ right }) => right)) /
  (total(all, ({ found }) => found) + total(all, ({ labelled }) => labelled))

/** Runs the command `place` on documents. */
async function placeAll(
  documents: readonly GeoDocument[],
  data: NewsroomData,
  language?: string,
): Promise<Placed[]> {
  const lines = documents.map(({ title, text }, at) => ({
    id: String(at),
    text,
    ...(title && { title }),
    ...(language && { language }),
  }))
  return (await collect(runPlaceCommand(createStream(lines), { data }))) as Placed[]
}

interface Part {
  set: string
  documents: GeoDocument[]
  placed: Placed[]
}

const partsOf = ({ set, documents, placed }: Part): [string, Part][] =>
  (['fitted', 'unseen'] as const).map((half) => {
    const chosen = documents.flatMap((document, at) =>
      splitForHandRules(document.text) === half ? [at] : [],
    )
    const of = <T>(all: readonly T[]) => chosen.flatMap((at) => all[at] ?? [])
    return [
      half === 'fitted' ? 'development half' : 'other half',
      { set, documents: of(documents), placed: of(placed) },
    ]
  })

const scoresOf = ({ documents, placed }: Part) =>
  documents.flatMap((document, at) => {
    const answer = placed[at]
    return answer ? [scoreDocument(document, answer)] : []
  })

function mentionFigures(part: Part, half: string, target: number): Figure[] {
  const scores = scoresOf(part)
  const located = total(scores, (each) => each.located)
  const figures: Figure[] = [
    {
      measure: `${part.set}: mentions, F1 (${half})`,
      value: roundToThree(f1(scores)),
      items: total(scores, ({ labelled }) => labelled),
      on: `same characters; ${half}`,
      target,
    },
  ]
  if (located > 0)
    figures.push({
      measure: `${part.set}: labelled places found within 161 km (${half})`,
      value: roundToThree(total(scores, (each) => each.near) / located),
      items: located,
      on: `not found counts as wrong; ${half}`,
      target: 0.72,
    })
  return figures
}

function countryFigure({ set, documents, placed }: Part, half: string): Figure {
  const known = documents.flatMap(({ country }, at) =>
    country ? [country === placed[at]?.about.country] : [],
  )
  return {
    measure: `${set}: country (${half})`,
    value: roundToThree(known.filter(Boolean).length / known.length),
    items: known.length,
    on: `${half}; no answer counts as wrong`,
    target: 0.88,
    published: { value: 0.86, source: 'voting ensemble, mean of 12 sets' },
  }
}

const ENGLISH = 0.8

const joined = (first: Part | undefined, second: Part): Part => ({
  set: first ? `${first.set} and ${second.set}` : second.set,
  documents: [...(first?.documents ?? []), ...second.documents],
  placed: [...(first?.placed ?? []), ...second.placed],
})

/**
 * Measures place mentions, their coordinates, and the country that a text is about, on both halves of every
 * set.
 */
export async function measurePlaces(data: string, newsroom: NewsroomData): Promise<Figure[]> {
  const geo = join(data, 'geo')
  const sets = [
    {
      set: 'GeoVirus',
      documents: await readGeoVirus(join(geo, 'GeoVirus.xml')),
      language: 'en',
      target: ENGLISH,
    },
    {
      set: 'LGL',
      documents: await readLocalGlobalLexicon(join(geo, 'lgl.xml')),
      language: 'en',
      target: ENGLISH,
    },
    { set: 'CoNLL-2002 nl', documents: await readConll(geo), language: 'nl', target: 0.87 },
    {
      set: 'Dutch news',
      documents: await readDutchItemsWithCountry(join(data, 'dutch')),
      language: 'nl',
      target: 0,
    },
  ]
  const figures: Figure[] = []
  const both = new Map<string, Part>()
  for (const { set, documents, language, target } of sets) {
    const placed = await placeAll(documents, newsroom, language)
    for (const [half, part] of partsOf({ set, documents, placed })) {
      if (target > 0) figures.push(...mentionFigures(part, half, target))
      if (documents.some(({ country }) => country)) figures.push(countryFigure(part, half))
      if (language === 'en') both.set(half, joined(both.get(half), part))
    }
  }
  for (const [half, part] of both) figures.push(...mentionFigures(part, half, ENGLISH))
  return figures
}
