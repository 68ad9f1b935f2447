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
  curiosity_gap: 0.62,
  superlative: 0.25,
  emotion: 0.3,
  question: 0.5,
  second_person: 0.4,
  capitals: 0.15,
  number_list: 0.7,
}
/** Share of the trained model's word that counts beside the devices: its headlines are ten years old. */
const MODEL_SHARE = 0.45

function modelled(title: string, { bias, scale, weights }: LinearModel): number {
  const features = clickbaitFeatures(title)
  const known = features.filter((feature) => weights[feature] !== undefined)
  const sum = known.reduce((total, feature) => total + (weights[feature] ?? 0) / scale, 0)
  return 1 / (1 + Math.exp(-(bias + sum / Math.sqrt(Math.max(1, known.length)))))
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
    const byModel = language === 'en' ? MODEL_SHARE * modelled(title, data.clickbaitModel) : 0
    return Math.round((1 - plain * (1 - byModel)) * 1000) / 1000
  }

  return { marks, clickbait }
}
