import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { runExtractCommand } from '@plainwire/pipeline'
import { splitForHandRules } from '../../../training/splits.ts'
import { type Figure, roundToThree } from '../figure.ts'
import { collect, createStream, readText } from '../read-data.ts'

type Shingles = Map<string, number>

/**
 * Counts the 4-grams of word tokens: the benchmark's own metric (scrapinghub/article-extraction-benchmark).
 */
function shingles(text: string): Shingles {
  const tokens = text.match(/\w+/gu) ?? []
  const counts: Shingles = new Map()
  const last = Math.max(1, tokens.length - 3)
  for (let start = 0; tokens.length > 0 && start < last; start += 1) {
    const gram = tokens.slice(start, start + 4).join(' ')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

const total = (counts: Shingles) => [...counts.values()].reduce((sum, count) => sum + count, 0)

function shared(a: Shingles, b: Shingles): number {
  return [...a].reduce((sum, [gram, count]) => sum + Math.min(count, b.get(gram) ?? 0), 0)
}

interface Score {
  file: string
  precision: number
  recall: number
}

/** Returns F1 of mean precision and mean recall, as the README of the benchmark defines it. */
function f1(scores: readonly Score[]): { f1: number; precision: number; recall: number } {
  const mean = (key: 'precision' | 'recall') =>
    scores.reduce((sum, score) => sum + score[key], 0) / scores.length
  const [precision, recall] = [mean('precision'), mean('recall')]
  return { f1: (2 * precision * recall) / (precision + recall), precision, recall }
}

const PUBLISHED = { value: 0.97, source: 'rs_trafilatura, all 181 pages' }

/**
 * Compares extracted article texts with the benchmark's reference texts, and measures the speed of
 * extraction.
 */
export async function measureExtraction(data: string): Promise<Figure[]> {
  const folder = join(data, 'article-extraction')
  const truth: Record<string, { articleBody: string; url: string }> = JSON.parse(
    await readText(join(folder, 'ground-truth.json')),
  )
  const pages = await Promise.all(
    Object.entries(truth).map(async ([file, { url }]) => {
      return { file, url, html: gunzipSync(await readFile(join(folder, 'html', `${file}.html.gz`))) }
    }),
  )
  // The first page is a warm-up that loads the code.
  await collect(runExtractCommand(createStream(pages.slice(0, 1))))
  const scores: Score[] = []
  const begin = process.cpuUsage()
  const extracted = (await collect(runExtractCommand(createStream(pages)))) as {
    file: string
    text: string
  }[]
  const { user, system } = process.cpuUsage(begin)
  for (const { file, text } of extracted) {
    const [found, known] = [shingles(text), shingles(truth[file]?.articleBody ?? '')]
    const both = shared(found, known)
    scores.push({ file, precision: total(found) ? both / total(found) : 0, recall: both / total(known) })
  }
  const held = scores.filter(({ file }) => splitForHandRules(file) === 'unseen')
  const all = f1(scores)
  const on = 'article-extraction, all pages; the rules were made on half of them'
  const figure = (measure: string, value: number, items = scores.length): Figure => ({
    measure,
    value: roundToThree(value),
    items,
    on,
  })
  return [
    { ...figure('article text F1', all.f1), target: 0.972, published: PUBLISHED },
    {
      ...figure('article text F1, held out', f1(held).f1, held.length),
      on: 'article-extraction, the half that the rules were not made on',
      target: 0.972,
      published: PUBLISHED,
    },
    figure('precision', all.precision),
    figure('recall', all.recall),
    {
      ...figure('pages a second and core', scores.length / ((user + system) / 1e6)),
      on: 'this run, processor time of one thread; halves on a busy machine',
      target: 40,
    },
  ]
}
