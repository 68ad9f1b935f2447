import { compileClickbaitRules } from '../../packages/pipeline/src/6-score/clickbait-judge.ts'
import { extractHeadlineFeatures } from '../../packages/pipeline/src/6-score/headline-signs.ts'
import type { NewsroomData } from '../../packages/pipeline/src/reviewed-data/newsroom-data.ts'
import { fitLogistic } from '../learning/newton.ts'
import type { MakerInputs } from '../room/inputs.ts'
import type { Maker } from '../room/maker.ts'
import { splitByKey } from '../splits.ts'

const PENALTY = 0.3
/**
 * The probability from which a headline counts as clickbait: the best value on the fitted halves of the
 * labelled headlines. It is low because clickbait is rare.
 */
const THRESHOLD = 0.25
const RULES = 'content/lexicons/clickbait.json'
const ABOUT =
  'How much each device and form of a headline speaks for clickbait, in log odds; 0 is as much for as against. Fitted by training/clickbait/clickbait-signs.ts on half of 300 English and 264 Dutch headlines, labelled by hand.'

interface Headline {
  id: string
  title: string
  language: 'en' | 'nl'
  isClickbait: boolean
}

/** Reads the hand-labelled headlines of both languages, the Dutch ones first. */
function labelledHeadlines(inputs: MakerInputs): Headline[] {
  const { clickbait } = inputs.json<{ clickbait: Record<string, number> }>('dutch-labels')
  const dutch = inputs.lines<{ id: string; title: string }>('dutch-items')
  const english = inputs.lines<{ id: string; text: string; clickbait: number }>('modern-headlines')
  return [
    ...dutch.map(({ id, title }) => ({
      id,
      title,
      language: 'nl' as const,
      isClickbait: clickbait[id] === 1,
    })),
    ...english.map(({ id, text, clickbait: label }) => ({
      id,
      title: text,
      language: 'en' as const,
      isClickbait: label === 1,
    })),
  ]
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** Makes the weights of clickbait devices and headline forms, for English and Dutch together. */
export const CLICKBAIT_SIGNS: Maker = {
  name: 'clickbait-signs',
  file: 'training/clickbait/clickbait-signs.ts',
  inputs: ['dutch-items', 'dutch-labels', 'modern-headlines', RULES],
  make(inputs) {
    const marks = compileClickbaitRules(inputs.json<NewsroomData['clickbaitRules']>(RULES))
    const fitted = labelledHeadlines(inputs).filter(({ id }) => splitByKey(id) === 'fitted')
    const read = fitted.map(({ title, language, isClickbait }) => {
      const devices = marks(title, language).map(({ kind }) => kind)
      return { signs: extractHeadlineFeatures(title, devices, language), isClickbait }
    })
    const names = [...new Set(read.flatMap(({ signs }) => [...signs.keys()]))].sort()
    const rows = read.map(({ signs, isClickbait }) => ({
      evidence: names.map((name) => signs.get(name) ?? 0),
      isOn: isClickbait,
      weight: 1,
    }))
    const { weights, bias } = fitLogistic(rows, names.length, PENALTY)
    const shifted = bias - Math.log(THRESHOLD / (1 - THRESHOLD))
    const named = Object.fromEntries(names.map((name, at) => [name, rounded(weights[at] ?? 0)]))
    const made = { about: ABOUT, bias: rounded(shifted), weights: named }
    return { 'content/weights/clickbait-signs.json': `${JSON.stringify(made, null, 1)}\n` }
  },
}
