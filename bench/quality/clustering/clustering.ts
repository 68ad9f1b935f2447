import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NewsroomData } from '@plainwire/pipeline'
import type { Figure } from '../figure.ts'
import { syntheticMeanings } from '../meaning-stand-in.ts'
import { readLines } from '../read-data.ts'
import { levelFigures, pairFigures } from './figures.ts'
import { joinedPairs } from './joined-pairs.ts'
import { leftOutScore, readLeftOut, saveLeftOut } from './left-out.ts'
import { clusteredSet, type MeasuredLevel, measuredLevels, type Rules } from './measured-set.ts'
import { plainRule } from './plain-rule.ts'
import { replayFigures } from './replay/replay-figures.ts'
import { scoreTable } from './score-table.ts'
import { labelledSets } from './sets/sets.ts'
import { translatedDocuments } from './sets/translated-documents.ts'
import { streamPartitions } from './stream-partitions.ts'

/** The scores of models that were fitted without one of the sets. */
const LEFT_OUT = fileURLToPath(new URL('../../../content/quality/left-out.json', import.meta.url))

async function rulesOf(folder: string, data: NewsroomData): Promise<Rules> {
  const lines = await readLines<{ headline: string }>(join(folder, 'stream', 'googlenews_us.jsonl.gz'))
  return {
    clusterer: (articles, meaningOf) => streamPartitions(articles, data, meaningOf),
    plain: plainRule(lines.map(({ headline }) => headline)),
  }
}

/** Measures documents and their translations: clustering scores, and whether the two versions are joined. */
async function translated(folder: string, rules: Rules) {
  const clustered = (await translatedDocuments(folder)).flatMap((set) =>
    clusteredSet(set, rules).map((each) => ({ ...each, set })),
  )
  const figures = clustered.flatMap(({ set, order, clusterer, withMeanings, plain }) =>
    (['story', 'thread'] as const).flatMap((level) => {
      const pairs = (groupOf: ReadonlyMap<string, string>) => joinedPairs(set.pairs, groupOf, level)
      return pairFigures(
        { set, order, level },
        {
          clusterer: pairs(clusterer[level]),
          withMeanings: withMeanings && pairs(withMeanings[level]),
          plain: pairs(plain),
        },
      )
    }),
  )
  return { figures, levels: clustered.flatMap(measuredLevels) }
}

/**
 * Measures how well stories and threads agree with labels on data that nothing was fitted on, beside the
 * plain rule, and with meanings added. Prints a table of all scores.
 */
export async function clusteringFigures(folder: string, data: NewsroomData): Promise<Figure[]> {
  const rules: Rules = {
    ...(await rulesOf(folder, data)),
    meanings: ({ groupOf }) => syntheticMeanings((id) => groupOf.get(id)),
  }
  const leftOut = await readLeftOut(LEFT_OUT, data.clusterModel)
  if (leftOut.length === 0)
    console.log('No scores of models without a set: npm run quality -- --left-out all')
  const sets = await labelledSets(folder)
  const levels = sets.flatMap((set) => clusteredSet(set, rules).flatMap(measuredLevels))
  const documents = await translated(folder, rules)
  const all = [...levels, ...documents.levels]
  console.log(scoreTable(all, leftOut))
  return [
    ...all.flatMap((level) => levelFigures(level, leftOutScore(leftOut, level))),
    ...documents.figures,
    ...(await replayFigures(folder, data)),
  ]
}

/** A clustering model that was fitted without one of the sets. */
export interface LeftOutModel {
  /** The set's name in training/splits.ts, or feed_days, dutch or translation. */
  setId: string
  model: NewsroomData['clusterModel']
}

/**
 * Measures a model on the set that it was fitted without, and prints the scores.
 *
 * @param data of the newsroom, with the model that was fitted on all sets
 * @returns a function that stores the scores for the next run of all figures
 */
export async function measureLeftOut(
  folder: string,
  data: NewsroomData,
  { setId, model }: LeftOutModel,
): Promise<{ save(): Promise<void> }> {
  const rules = await rulesOf(folder, { ...data, clusterModel: model })
  const sets = [...(await labelledSets(folder)), ...(await translatedDocuments(folder))]
  const levels: MeasuredLevel[] = sets
    .filter(({ id }) => id === setId)
    .flatMap((set) => clusteredSet(set, rules).flatMap(measuredLevels))
  if (levels.length === 0) throw new Error(`There is no clustering set ${setId}.`)
  console.log(scoreTable(levels, []))
  return { save: () => saveLeftOut(LEFT_OUT, data.clusterModel, levels) }
}
