import { join } from 'node:path'
import { tokeniseText } from '../../packages/pipeline/src/text/index.ts'
import { readLines } from '../quality/read-data.ts'

/** Statistics of a news stream, which generated articles reproduce. */
export interface StreamStatistics {
  /** Zipf–Mandelbrot: a word of rank r occurs in proportion to 1 / (r + shift) ** exponent. */
  exponent: number
  shift: number
  /** The number of different words in the stream. */
  ranks: number
  /** The probability that a word is new, estimated by Good–Turing: the share of words that occur once. */
  newShare: number
  /** The share of words in running text that are names. */
  nameShare: number
  /** Word counts of titles at 100 quantiles, smallest first. */
  titleWords: number[]
  /** Word counts of texts at 100 quantiles, smallest first. */
  textWords: number[]
  /** Articles per story, smallest first. */
  storySizes: number[]
}

interface Line {
  title: string
  text: string
  story?: string
  story_id?: string
}

/**
 * The word ranks on which the distribution is fitted: without the first ones (function words) and the last
 * ones (noise).
 */
const FITTED_RANKS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]
const SHIFTS = [0, 2, 5, 10, 20, 50]

/** Fits a line by least squares. */
function line(points: readonly (readonly [number, number])[]): { slope: number; error: number } {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const slope =
    points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0) /
    points.reduce((sum, [px]) => sum + (px - x) ** 2, 0)
  const error = points.reduce((sum, [px, py]) => sum + (py - y - slope * (px - x)) ** 2, 0)
  return { slope, error }
}

function fittedZipf(counts: readonly number[]): { exponent: number; shift: number } {
  const fits = SHIFTS.map((shift) => {
    const points = FITTED_RANKS.filter((rank) => rank < counts.length).map(
      (rank) => [Math.log(rank + shift), Math.log(counts[rank - 1] ?? 1)] as const,
    )
    return { shift, ...line(points) }
  })
  const best = fits.reduce((a, b) => (b.error < a.error ? b : a))
  return { exponent: -best.slope, shift: best.shift }
}

function hundredths(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return Array.from(
    { length: 100 },
    (_, part) => sorted[Math.floor(((part + 0.5) / 100) * sorted.length)] ?? 0,
  )
}

function storySizes(lines: readonly Line[]): number[] {
  const sizes = new Map<string, number>()
  for (const { story, story_id: id = story } of lines) if (id) sizes.set(id, (sizes.get(id) ?? 0) + 1)
  return [...sizes.values()].sort((a, b) => a - b)
}

/** Computes the statistics of the dated stream of real articles. */
export async function computeStreamStatistics(data: string): Promise<StreamStatistics> {
  const lines = await readLines<Line>(join(data, 'clustering', 'allsides_stream.jsonl.gz'))
  const counts = new Map<string, number>()
  const [titleWords, textWords]: [number[], number[]] = [[], []]
  let [words, names] = [0, 0]
  for (const { title, text } of lines) {
    const tokens = tokeniseText(text)
    titleWords.push(tokeniseText(title).length)
    textWords.push(tokens.length)
    for (const { folded, isCapital, isFirst } of tokens) {
      counts.set(folded, (counts.get(folded) ?? 0) + 1)
      words++
      if (isCapital && !isFirst) names++
    }
  }
  return {
    ...fittedZipf([...counts.values()].sort((a, b) => b - a)),
    ranks: counts.size,
    newShare: [...counts.values()].filter((count) => count === 1).length / words,
    nameShare: names / words,
    titleWords: hundredths(titleWords),
    textWords: hundredths(textWords),
    storySizes: storySizes(lines),
  }
}
