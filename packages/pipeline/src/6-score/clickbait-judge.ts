import type { Language } from '@plainwire/domain/language'
import type { LinearModel, NewsroomData } from '../newsroom-data.ts'
import { clickbaitFeatures } from './headline-features.ts'

/** A stretch of text that a judgement rests on. */
export interface Mark {
  kind: string
  field: 'title' | 'text'
  start: number
  end: number
}

/** How strongly each device alone makes a headline clickbait, 0–1; set on 300 hand-labelled modern headlines. */
const DEVICE_STRENGTH: Record<string, number> = {
  curiosity_gap: 0.66,
  superlative: 0.25,
  emotion: 0.3,
  question: 0.5,
  second_person: 0.4,
  capitals: 0.15,
  number_list: 0.7,
}
/** Log odds by which a headline must look like the training set's clickbait before the model counts: its headlines are ten years old. */
const MODEL_MARGIN = 0.5
/** How steeply the model's word counts from there. */
const MODEL_SLOPE = 1.5
/** A device in a headline that the model finds much plainer than this counts less: 'What to know' over a dry report. */
const PLAIN_ODDS = -6
const PLAIN_SHARE = 0.6
/** 'WATCH:' tells that there is a film, not what it shows. */
const LABEL = /^(?:watch|video|live|exclusive|breaking|opinion|update|photos|explainer)\s*[:|]\s*/i

const rounded = (value: number) => Math.round(value * 1000) / 1000
const sigmoid = (odds: number) => 1 / (1 + Math.exp(-odds))

/** Log odds of clickbait, by the trained model. */
function modelled(title: string, { bias, scale, weights }: LinearModel): number {
  const { words, forms } = clickbaitFeatures(title)
  const sum = [...words, ...forms].reduce((total, feature) => total + (weights[feature] ?? 0), 0)
  return bias + sum / scale / Math.sqrt(Math.max(1, words.length))
}

/** Finds clickbait in headlines: named devices by rule, and for English a trained model beside them. */
export function clickbaitJudge(data: Pick<NewsroomData, 'clickbaitRules' | 'clickbaitModel'>) {
  const compiled = (rules: Record<string, string[]>) =>
    Object.entries(rules).flatMap(([kind, patterns]) =>
      patterns.map((pattern) => ({ kind, pattern: new RegExp(pattern, 'iu') })),
    )
  const rules: Record<Language, { kind: string; pattern: RegExp }[]> = {
    en: compiled(data.clickbaitRules.en),
    nl: compiled(data.clickbaitRules.nl),
  }

  /** The devices a headline uses, one mark per kind. */
  function marks(title: string, language: Language): Mark[] {
    const found = new Map<string, Mark>()
    for (const { kind, pattern } of rules[language]) {
      const match = found.has(kind) ? null : pattern.exec(title)
      if (match)
        found.set(kind, { kind, field: 'title', start: match.index, end: match.index + match[0].length })
    }
    return [...found.values()]
  }

  /** How likely a headline is clickbait, 0–1. */
  function clickbait(title: string, language: Language): number {
    const plain = marks(title, language).reduce(
      (left, { kind }) => left * (1 - (DEVICE_STRENGTH[kind] ?? 0)),
      1,
    )
    if (language !== 'en') return rounded(1 - plain)
    const odds = modelled(title.replace(LABEL, ''), data.clickbaitModel)
    const byDevices = (1 - plain) * (PLAIN_SHARE + (1 - PLAIN_SHARE) * sigmoid(odds - PLAIN_ODDS))
    return rounded(1 - (1 - byDevices) * (1 - sigmoid(MODEL_SLOPE * (odds - MODEL_MARGIN))))
  }

  return { marks, clickbait }
}
