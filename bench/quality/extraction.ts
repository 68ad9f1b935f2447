import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { extractCommand } from '@plainwire/pipeline'
import { type Figure, rounded } from './figure.ts'
import { readText } from './read-data.ts'

type Shingles = Map<string, number>

/** 4-grams of word tokens with their counts: the benchmark's own metric (scrapinghub/article-extraction-benchmark). */
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

/** Article text against the benchmark's, as its README measures: F1 of mean precision and mean recall. */
export async function extractionFigures(data: string): Promise<Figure[]> {
  const folder = join(data, 'article-extraction')
  const truth: Record<string, { articleBody: string; url: string }> = JSON.parse(
    await readText(join(folder, 'ground-truth.json')),
  )
  async function* pages() {
    for (const [file, { url }] of Object.entries(truth)) {
      yield { file, url, html: gunzipSync(await readFile(join(folder, 'html', `${file}.html.gz`))) }
    }
  }
  const scores: { precision: number; recall: number }[] = []
  const begin = process.cpuUsage()
  for await (const page of extractCommand(pages())) {
    const { file, text } = page as { file: string; text: string }
    const [found, known] = [shingles(text), shingles(truth[file]?.articleBody ?? '')]
    const both = shared(found, known)
    scores.push({ precision: total(found) ? both / total(found) : 0, recall: both / total(known) })
  }
  const { user, system } = process.cpuUsage(begin)
  const mean = (key: 'precision' | 'recall') =>
    scores.reduce((sum, score) => sum + score[key], 0) / scores.length
  const [precision, recall] = [mean('precision'), mean('recall')]
  const on = 'article-extraction, rules written before scoring'
  const figure = (measure: string, value: number): Figure => ({
    measure,
    value: rounded(value),
    items: scores.length,
    on,
  })
  return [
    figure('article text F1', (2 * precision * recall) / (precision + recall)),
    figure('precision', precision),
    figure('recall', recall),
    {
      ...figure('pages a second and core', scores.length / ((user + system) / 1e6)),
      on: 'this run, main thread',
    },
  ]
}
