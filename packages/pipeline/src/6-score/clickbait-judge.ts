import type { Language } from '@plainwire/domain/language'
import type { NewsroomData } from '../reviewed-data/newsroom-data.ts'
import { extractClickbaitFeatures } from './headline-features.ts'
import { extractHeadlineFeatures } from './headline-signs.ts'

/** A range of text that a judgement is based on. */
export interface ClickbaitEvidenceRange {
  kind: string
  field: 'title' | 'text'
  start: number
  end: number
}

/** The highest clickbait probability, by devices and form alone, at which a headline counts as plain. */
const FREE = 0.2
/**
 * The model's log-odds at which clickbait has a probability of 0.5. Above 0, because the training set's
 * headlines are ten years old, so that only a strong resemblance to its clickbait counts.
 */
const MODEL_MARGIN = 0.5
/** The factor for the difference between the model's log-odds and `MODEL_MARGIN`. */
const MODEL_SLOPE = 1.5
/** The model's log-odds below which a headline is so plain that a clickbait device in it counts less. */
const PLAIN_ODDS = -6
const PLAIN_SHARE = 0.6
/** Matches a label in front of a headline, such as 'WATCH:', which says nothing about the content. */
const LABEL = /^(?:watch|video|live|exclusive|breaking|opinion|update|photos|explainer)\s*[:|]\s*/i

const rounded = (value: number) => Math.round(value * 1000) / 1000
const sigmoid = (odds: number) => 1 / (1 + Math.exp(-odds))

/**
 * Creates a function that returns the log-odds of clickbait by the trained model. The weights are in a Map,
 * because an object would also return a value for the word 'constructor'.
 */
function trainedModel({ bias, scale, weights }: NewsroomData['clickbaitModel']) {
  const known = new Map(Object.entries(weights))
  return (title: string): number => {
    const { words, forms } = extractClickbaitFeatures(title)
    const sum = [...words, ...forms].reduce((total, feature) => total + (known.get(feature) ?? 0), 0)
    return bias + sum / scale / Math.sqrt(Math.max(1, words.length))
  }
}

/**
 * Compiles the patterns of clickbait devices, and returns a function that finds the devices in a headline, at
 * most one of each kind.
 */
export function compileClickbaitRules(patterns: NewsroomData['clickbaitRules']) {
  const compiled = (rules: Record<string, string[]>) =>
    Object.entries(rules).flatMap(([kind, listed]) =>
      listed.map((pattern) => ({ kind, pattern: new RegExp(pattern, 'iu') })),
    )
  const rules = { en: compiled(patterns.en), nl: compiled(patterns.nl) }
  return (title: string, language: Language): ClickbaitEvidenceRange[] => {
    const found = new Map<string, ClickbaitEvidenceRange>()
    for (const { kind, pattern } of rules[language]) {
      const match = found.has(kind) ? null : pattern.exec(title)
      if (match)
        found.set(kind, { kind, field: 'title', start: match.index, end: match.index + match[0].length })
    }
    return [...found.values()]
  }
}

/** Detects clickbait in headlines: by named devices and form, and for English also by a trained model. */
export function createClickbaitJudge(
  data: Pick<NewsroomData, 'clickbaitRules' | 'clickbaitModel' | 'clickbaitSigns'>,
) {
  const marks = compileClickbaitRules(data.clickbaitRules)
  const modelled = trainedModel(data.clickbaitModel)

  /** Returns the clickbait probability by devices and form, 0–1. */
  function bySigns(title: string, language: Language): number {
    const devices = marks(title, language).map(({ kind }) => kind)
    let odds = data.clickbaitSigns.bias
    for (const [sign, value] of extractHeadlineFeatures(title, devices, language))
      odds += value * (data.clickbaitSigns.weights[sign] ?? 0)
    const likely = sigmoid(odds)
    return likely < 0.5 ? Math.max(0, (0.5 * (likely - FREE)) / (0.5 - FREE)) : likely
  }

  /** Returns the clickbait probability of a headline, 0–1. */
  function clickbait(title: string, language: Language): number {
    const signs = bySigns(title, language)
    if (language !== 'en') return rounded(signs)
    const odds = modelled(title.replace(LABEL, ''))
    const share = PLAIN_SHARE + (1 - PLAIN_SHARE) * sigmoid(odds - PLAIN_ODDS)
    return rounded(1 - (1 - signs * share) * (1 - sigmoid(MODEL_SLOPE * (odds - MODEL_MARGIN))))
  }

  return { marks, clickbait }
}
