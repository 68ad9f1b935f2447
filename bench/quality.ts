import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { QualityFigure } from '@plainwire/domain/contract'
import { loadNewsroomData } from '@plainwire/pipeline'
import { z } from 'zod'
import { NewsroomData } from '../packages/pipeline/src/newsroom/newsroom-data.ts'
import { LEFT_OUT_SETS, modelWithout } from '../training/clustering/left-out-model.ts'
import { dataFolder } from './data-folder.ts'
import { checkingFigures } from './quality/checking/checking.ts'
import { claimFigures } from './quality/checking/claims.ts'
import { translationFigures } from './quality/checking/translation.ts'
import { biasFigures } from './quality/classification/bias.ts'
import { categoryFigures } from './quality/classification/categories.ts'
import { clickbaitFigures } from './quality/classification/clickbait.ts'
import { clusteringFigures, measureLeftOut } from './quality/clustering/clustering.ts'
import { faultFigures } from './quality/faults/fault-figures.ts'
import { languageFaultFigures } from './quality/faults/language-figures.ts'
import { tagFaultFigures } from './quality/faults/tag-figures.ts'
import type { Figure } from './quality/figure.ts'
import { appendRun, reasonNotToStore } from './quality/history.ts'
import { misspelledFigures } from './quality/misspelled.ts'
import { extractionFigures } from './quality/reading/extraction.ts'
import { feedFigures } from './quality/reading/feeds.ts'
import { languageFigures } from './quality/reading/language.ts'
import { placeFigures } from './quality/reading/places.ts'
import { factFigures } from './quality/writing/facts.ts'
import { writingFigures } from './quality/writing/writing.ts'

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Parses the command's options. The default is to measure every topic and to store the figures. */
function options() {
  const { values } = parseArgs({
    options: {
      /** The day that the run is stored under. */
      date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      /** Only topics whose name contains one of these words. Their figures are printed, not stored. */
      only: { type: 'string', multiple: true, default: [] },
      /** Prints the figures without storing them. */
      dry: { type: 'boolean', default: false },
      /** A clustering model to use instead of content/weights/cluster.json. The figures are not stored. */
      'cluster-model': { type: 'string' },
      /**
       * Clustering sets, or `all`. For each, a model is fitted without it and measured on it; then clustering
       * as a whole is measured.
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
 * For each of the given sets, fits a clustering model without it and measures the model on it. Up to four
 * minutes a set.
 */
async function measureWithoutSets(
  sets: readonly string[],
  folder: string,
  data: NewsroomData,
  isStored: boolean,
) {
  for (const setId of sets.includes('all') ? LEFT_OUT_SETS : sets) {
    const measured = await measureLeftOut(folder, data, { setId, model: modelWithout(setId, folder) })
    if (isStored) await measured.save()
  }
}

/** Returns the measured topics. */
function topics(folder: string, data: NewsroomData): [topic: string, run: () => Promise<Figure[]>][] {
  return [
    ['feeds', () => feedFigures(folder)],
    ['extraction', () => extractionFigures(folder)],
    ['language', () => languageFigures(folder)],
    ['clustering', () => clusteringFigures(folder, data)],
    ['translation', () => translationFigures(folder, data)],
    ['checked sentences', () => checkingFigures(folder, data)],
    ['checked claims', () => claimFigures(folder, data)],
    ['facts', () => factFigures(folder, data)],
    ['writing', () => writingFigures(folder, data)],
    [
      'faults in what is written',
      async () => [
        ...(await faultFigures(folder, data)),
        ...(await languageFaultFigures(folder, data)),
        ...(await tagFaultFigures(folder, data)),
      ],
    ],
    ['clickbait', () => clickbaitFigures(folder, data)],
    ['categories', () => categoryFigures(folder, data)],
    ['loaded language', () => biasFigures(folder, data)],
    ['places', () => placeFigures(folder, data)],
    ['search', () => misspelledFigures(folder)],
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
  const reason = isStored ? reasonNotToStore(rest.only) : undefined
  if (reason !== undefined) {
    console.error(reason)
    process.exitCode = 1
    return
  }
  const folder = dataFolder()
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
