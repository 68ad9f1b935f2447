import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NewsroomData } from '@plainwire/pipeline'
import type { Figure } from '../figure.ts'
import { simulateEmbeddings } from '../meaning-stand-in.ts'
import { readLines } from '../read-data.ts'
import { createBaselineRule } from './baseline-rule.ts'
import { makeClusterLevelFigures, makeTranslatedPairFigures } from './figures.ts'
import { computePairJoinRates } from './joined-pairs.ts'
import { findHeldOutScore, readHeldOutScores, saveHeldOutScores } from './left-out.ts'
import { type ComparedRules, clusterSet, type MeasuredLevel, measureLevels } from './measured-set.ts'
import { measureReplays } from './replay/replay-figures.ts'
import { formatScoreTable } from './score-table.ts'
import { readLabelledSets } from './sets/sets.ts'
import { readTranslatedDocuments } from './sets/translated-documents.ts'
import { clusterStream } from './stream-partitions.ts'

/** The file with the scores of models that were each fitted without one of the sets. */
const LEFT_OUT = fileURLToPath(new URL('../../../content/quality/left-out.json', import.meta.url))

async function rulesOf(folder: string, data: NewsroomData): Promise<ComparedRules> {
  const lines = await readLines<{ headline: string }>(join(folder, 'stream', 'googlenews_us.jsonl.gz'))
  return {
    clusterer: (articles, meaningOf) => clusterStream(articles, data, meaningOf),
    plain: createBaselineRule(lines.map(({ headline }) => headline)),
  }
}

/** Measures documents and their translations: clustering scores, and whether the two versions are joined. */
async function translated(folder: string, rules: ComparedRules) {
  const clustered = (await readTranslatedDocuments(folder)).flatMap((set) =>
    clusterSet(set, rules).map((each) => ({ ...each, set })),
  )
  const figures = clustered.flatMap(({ set, order, clusterer, withMeanings, plain }) =>
    (['story', 'thread'] as const).flatMap((level) => {
      const pairs = (groupOf: ReadonlyMap<string, string>) => computePairJoinRates(set.pairs, groupOf, level)
      return makeTranslatedPairFigures(
        { set, order, level },
        {
          clusterer: pairs(clusterer[level]),
          withMeanings: withMeanings && pairs(withMeanings[level]),
          plain: pairs(plain),
        },
      )
    }),
  )
  return { figures, levels: clustered.flatMap(measureLevels) }
}

/**
 * Measures how well stories and threads agree with the labels of data that nothing was fitted on: with the
 * clusterer alone, with embeddings added, and with the simple baseline. Prints a table of all scores.
 */
export async function measureClustering(folder: string, data: NewsroomData): Promise<Figure[]> {
  const rules: ComparedRules = {
    ...(await rulesOf(folder, data)),
    meanings: ({ groupOf }) => simulateEmbeddings((id) => groupOf.get(id)),
  }
  const leftOut = await readHeldOutScores(LEFT_OUT, data.clusterModel)
  if (leftOut.length === 0)
    console.log('No scores of models without a set: npm run quality -- --left-out all')
  const sets = await readLabelledSets(folder)
  const levels = sets.flatMap((set) => clusterSet(set, rules).flatMap(measureLevels))
  const documents = await translated(folder, rules)
  const all = [...levels, ...documents.levels]
  console.log(formatScoreTable(all, leftOut))
  return [
    ...all.flatMap((level) => makeClusterLevelFigures(level, findHeldOutScore(leftOut, level))),
    ...documents.figures,
    ...(await measureReplays(folder, data)),
  ]
}

/** A clustering model that was fitted without one of the sets. */
export interface HeldOutModel {
  /** The set's name in training/splits.ts, or feed_days, dutch or translation. */
  setId: string
  model: NewsroomData['clusterModel']
}

/**
 * Measures a model on the set that was left out when it was fitted, and prints the scores.
 *
 * @param data of the newsroom, with the model that was fitted on all sets
 * @returns a function that stores the scores for the next run of all figures
 */
export async function measureHeldOutModel(
  folder: string,
  data: NewsroomData,
  { setId, model }: HeldOutModel,
): Promise<{ save(): Promise<void> }> {
  const rules = await rulesOf(folder, { ...data, clusterModel: model })
  const sets = [...(await readLabelledSets(folder)), ...(await readTranslatedDocuments(folder))]
  const levels: MeasuredLevel[] = sets
    .filter(({ id }) => id === setId)
    .flatMap((set) => clusterSet(set, rules).flatMap(measureLevels))
  if (levels.length === 0) throw new Error(`There is no clustering set ${setId}.`)
  console.log(formatScoreTable(levels, []))
  return { save: () => saveHeldOutScores(LEFT_OUT, data.clusterModel, levels) }
}
