/**
 * Fits `content/weights/clickbait-signs.json`: how much each device and form speaks for clickbait, English and Dutch
 * together, on the development halves of headlines labelled by hand (300 English ones, 264 Dutch ones).
 * Usage: PLAINWIRE_DATA=<folder> node content/weights/train/clickbait-signs.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isUnseenHalf } from '../../../bench/quality/halves.ts'
import { clickbaitRules } from '../../../packages/pipeline/src/6-score/clickbait-judge.ts'
import { headlineSigns } from '../../../packages/pipeline/src/6-score/headline-signs.ts'
import { loadNewsroomData } from '../../../packages/pipeline/src/newsroom-data.ts'
import { fitLogistic } from './newton.ts'

const PENALTY = 0.3
/** Clickbait is rare: a headline this likely is called so. Best on the development halves. */
const THRESHOLD = 0.25

interface Headline {
  title: string
  language: 'en' | 'nl'
  isClickbait: boolean
}

const folder = process.env.PLAINWIRE_DATA ?? ''
const lines = <T>(file: string): T[] =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line): T => JSON.parse(line))

function headlines(): Headline[] {
  const { clickbait }: { clickbait: Record<string, number> } = JSON.parse(
    readFileSync(join(folder, 'dutch/labels.json'), 'utf8'),
  )
  const dutch = lines<{ id: string; title: string }>('dutch/items.jsonl')
  const english = lines<{ id: string; text: string; clickbait: number }>('headlines-labelled/english.jsonl')
  return [
    ...dutch
      .filter(({ id }) => !isUnseenHalf(id))
      .map(({ id, title }) => ({ title, language: 'nl' as const, isClickbait: clickbait[id] === 1 })),
    ...english
      .filter(({ id }) => !isUnseenHalf(id))
      .map(({ text, clickbait: label }) => ({
        title: text,
        language: 'en' as const,
        isClickbait: label === 1,
      })),
  ]
}

const data = await loadNewsroomData(new URL('../../', import.meta.url).pathname)
const marks = clickbaitRules(data.clickbaitRules)
const read = headlines().map(({ title, language, isClickbait }) => ({
  signs: headlineSigns(
    title,
    marks(title, language).map(({ kind }) => kind),
    language,
  ),
  isClickbait,
}))
const names = [...new Set(read.flatMap(({ signs }) => [...signs.keys()]))].sort()
const rows = read.map(({ signs, isClickbait }) => ({
  evidence: names.map((name) => signs.get(name) ?? 0),
  isOn: isClickbait,
  weight: 1,
}))
const { weights, bias } = fitLogistic(rows, names.length, PENALTY)
const rounded = (value: number) => Math.round(value * 100) / 100
const about =
  'How much each device and form of a headline speaks for clickbait, in log odds; 0 is as much for as against. Fitted by train/clickbait-signs.ts on half of 300 English and 264 Dutch headlines, labelled by hand.'
const shifted = bias - Math.log(THRESHOLD / (1 - THRESHOLD))
const file = new URL('../clickbait-signs.json', import.meta.url)
const named = Object.fromEntries(names.map((name, at) => [name, rounded(weights[at] ?? 0)]))
writeFileSync(file, `${JSON.stringify({ about, bias: rounded(shifted), weights: named }, null, 1)}\n`)
