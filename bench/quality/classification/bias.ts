import { join } from 'node:path'
import { type NewsroomData, runJudgeCommand } from '@plainwire/pipeline'
import { splitByKey } from '../../../training/splits.ts'
import { type Figure, roundToThree } from '../figure.ts'
import { collect, createStream, readLines } from '../read-data.ts'
import { computeClassScores } from './class-scores.ts'

/** Sentences with a political neutrality score (0–10) below this one count as biased. */
const NEUTRAL = 5

async function figure(
  measure: string,
  on: string,
  sentences: readonly { text: string; label_bias: string }[],
  newsroom: NewsroomData,
): Promise<Figure> {
  const lines = sentences.map(({ text }, index) => ({ id: String(index), title: text, language: 'en' }))
  const judged = (await collect(runJudgeCommand(createStream(lines), { data: newsroom }))) as {
    political_neutrality: number
  }[]
  const found = judged.map(({ political_neutrality }) =>
    political_neutrality < NEUTRAL ? 'Biased' : 'Non-biased',
  )
  const { macroF1 } = computeClassScores(
    found,
    sentences.map(({ label_bias }) => label_bias),
  )
  return { measure, value: roundToThree(macroF1), items: sentences.length, on }
}

/**
 * Compares our neutrality scores of sentences with labels by experts. The set is for evaluation only: no
 * weight was fitted on it.
 */
export async function measureBias(data: string, newsroom: NewsroomData): Promise<Figure[]> {
  const all = await readLines<{ text: string; label_bias: string }>(join(data, 'bias', 'babe.jsonl'))
  const labelled = all.filter(({ label_bias }) => label_bias !== 'No agreement')
  const unseen = labelled.filter(({ text }) => splitByKey(text) === 'unseen')
  return [
    {
      ...(await figure('loaded sentences: macro F1', 'BABE, the half not looked at', unseen, newsroom)),
      target: 0.76,
      published: { value: 0.814, source: 'transformer, trained on the set' },
    },
    await figure('loaded sentences: macro F1, whole set', 'BABE, half of it looked at', labelled, newsroom),
  ]
}
