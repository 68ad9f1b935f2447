import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { QualityFigure } from '@plainwire/domain/contract'
import { loadNewsroomData } from '@plainwire/pipeline'
import { z } from 'zod'
import { NewsroomData } from '../packages/pipeline/src/reviewed-data/newsroom-data.ts'
import { fitHeldOutModel, HELD_OUT_SETS } from '../training/clustering/held-out-model.ts'
import { requireDataFolder } from './data-folder.ts'
import { measureClaimCheckQuality } from './quality/checking/checking.ts'
import { measureClaims } from './quality/checking/claims.ts'
import { measureTranslation } from './quality/checking/translation.ts'
import { measureBias } from './quality/classification/bias.ts'
import { measureCategories } from './quality/classification/categories.ts'
import { measureClickbait } from './quality/classification/clickbait.ts'
import { measureClustering, measureHeldOutModel } from './quality/clustering/clustering.ts'
import { measureFaults } from './quality/faults/fault-figures.ts'
import { measureLanguageFaults } from './quality/faults/language-figures.ts'
import { measureTagFaults } from './quality/faults/tag-figures.ts'
import type { Figure } from './quality/figure.ts'
import { appendRun, findReasonNotToStore } from './quality/history.ts'
import { measureMisspelledSearches } from './quality/misspelled.ts'
import { measureExtraction } from './quality/reading/extraction.ts'
import { measureFeeds } from './quality/reading/feeds.ts'
import { measureLanguage } from './quality/reading/language.ts'
import { measurePlaces } from './quality/reading/places.ts'
import { measureFacts } from './quality/writing/facts.ts'
import { measureWriting } from './quality/writing/writing.ts'

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Parses the command's options. The default is to measure every topic and to store the figures. */
function options() {
  const { values } = parseArgs({
    options: {
      /** The date under which the figures are stored, in the form 2026-11-20. */
      date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      /**
       * Measures only topics whose name contains one of these words. Their figures are printed, not stored.
       */
      only: { type: 'string', multiple: true, default: [] },
      /** Prints the figures without storing them. */
      dry: { type: 'boolean', default: false },
      /** A clustering model to use instead of content/weights/cluster.json. The figures are not stored. */
      'cluster-model': { type: 'string' },
      /**
       * Names of clustering data sets, or `all`. For each one, a model is fitted on the other sets and
       * measured on this set. Afterwards, the topics of clustering are measured.
       */
      'left-out': { type: 'string', multiple: true, default: [] },
    },
  })
  return values
}

function print(figures: readonly Figure[]): void {
  const rows = figures.map(({ measure, published, lowerIsBetter, target, ...row }): [string, object] => [
    measure,
    {
      ...row,
      ...(target !== undefined && { target: `${lowerIsBetter ? '≤' : '≥'} ${target}` }),
      ...(published && { published: `${published.value} (${published.source})` }),
    },
  ])
  console.table(Object.fromEntries(rows))
}

async function version(): Promise<string> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(pathOf('../package.json'), 'utf8')))
  return version
}

/** Returns the newsroom's data, with another clustering model if a file is given. */
async function newsroomData(clusterModel: string | undefined): Promise<NewsroomData> {
  const data = await loadNewsroomData(pathOf('../content'))
  if (clusterModel === undefined) return data
  const model: unknown = JSON.parse(await readFile(clusterModel, 'utf8'))
  return { ...data, clusterModel: NewsroomData.shape.clusterModel.parse(model) }
}

/**
 * For each of the given sets, fits a clustering model without the set and measures the model on it. Takes up
 * to four minutes a set.
 */
async function measureWithoutSets(
  sets: readonly string[],
  folder: string,
  data: NewsroomData,
  isStored: boolean,
) {
  for (const setId of sets.includes('all') ? HELD_OUT_SETS : sets) {
    const measured = await measureHeldOutModel(folder, data, { setId, model: fitHeldOutModel(setId, folder) })
    if (isStored) await measured.save()
  }
}

/** Returns every topic of the quality report with the function that measures it. */
function topics(folder: string, data: NewsroomData): [topic: string, run: () => Promise<Figure[]>][] {
  return [
    ['feeds', () => measureFeeds(folder)],
    ['extraction', () => measureExtraction(folder)],
    ['language', () => measureLanguage(folder)],
    ['clustering', () => measureClustering(folder, data)],
    ['translation', () => measureTranslation(folder, data)],
    ['checked sentences', () => measureClaimCheckQuality(folder, data)],
    ['checked claims', () => measureClaims(folder, data)],
    ['facts', () => measureFacts(folder, data)],
    ['writing', () => measureWriting(folder, data)],
    [
      'faults in what is written',
      async () => [
        ...(await measureFaults(folder, data)),
        ...(await measureLanguageFaults(folder, data)),
        ...(await measureTagFaults(folder, data)),
      ],
    ],
    ['clickbait', () => measureClickbait(folder, data)],
    ['categories', () => measureCategories(folder, data)],
    ['loaded language', () => measureBias(folder, data)],
    ['places', () => measurePlaces(folder, data)],
    ['search', () => measureMisspelledSearches(folder)],
  ]
}

/**
 * Prints accuracy figures on labelled data and stores them for the quality page. Each figure names the data
 * that a threshold or weight was tuned on.
 */
async function main(): Promise<void> {
  const { date, dry, 'cluster-model': clusterModel, 'left-out': leftOut, ...rest } = options()
  const only = leftOut.length > 0 ? ['clustering'] : rest.only
  const isStored = !dry && clusterModel === undefined
  const reason = isStored ? findReasonNotToStore(rest.only) : undefined
  if (reason !== undefined) {
    console.error(reason)
    process.exitCode = 1
    return
  }
  const folder = requireDataFolder()
  const data = await newsroomData(clusterModel)
  await measureWithoutSets(leftOut, folder, data, isStored)
  const selected = topics(folder, data).filter(
    ([topic]) => only.length === 0 || only.some((word) => topic.includes(word)),
  )
  const measured: QualityFigure[] = []
  for (const [topic, run] of selected) {
    const figures = await run()
    console.log(`\n${topic}`)
    print(figures)
    measured.push(...figures.map((figure) => ({ topic, ...figure })))
  }
  if (isStored && only.length === 0)
    await appendRun(pathOf('../content/quality/history.json'), {
      date,
      version: await version(),
      figures: measured,
    })
}

await main()
