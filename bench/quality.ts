import { fileURLToPath } from 'node:url'
import { loadNewsroomData } from '@plainwire/pipeline'
import { dataFolder } from './data-folder.ts'
import { categoryFigures } from './quality/categories.ts'
import { clickbaitFigures } from './quality/clickbait.ts'
import { dutchClusterFigures, feedDayFigures, streamFigures } from './quality/clustering.ts'
import { extractionFigures } from './quality/extraction.ts'
import type { Figure } from './quality/figure.ts'

/** Prints accuracy figures on labelled data. What a threshold or weight was tuned on is said beside the figure. */
async function main(): Promise<void> {
  const folder = dataFolder()
  const data = await loadNewsroomData(fileURLToPath(new URL('../content', import.meta.url)))
  const measures: [name: string, run: () => Promise<Figure[]>][] = [
    ['extraction', () => extractionFigures(folder)],
    ['clustering, feed days', () => feedDayFigures(folder, data)],
    ['clustering, US stream', () => streamFigures(folder, data)],
    ['clustering, Dutch', () => dutchClusterFigures(folder, data)],
    ['clickbait', () => clickbaitFigures(folder, data)],
    ['categories', () => categoryFigures(folder, data)],
  ]
  for (const [name, run] of measures) {
    console.log(`\n${name}`)
    console.table(Object.fromEntries((await run()).map(({ measure, ...figure }) => [measure, figure])))
  }
}

await main()
