import type { Language } from '@plainwire/domain/language'

/** Judgements about a headline or sentence, made by another stage and passed in. */
export interface TextJudge {
  /** How likely a headline is clickbait, 0–1. */
  clickbait: (title: string, language: Language) => number
  /** Whether a headline uses a device that can be named: a curiosity gap, a question, capitals. */
  hasDevice: (title: string, language: Language) => boolean
  /** How much a headline or sentence sounds like a commentator (above 0) or a newsroom (below); most are between -2 and 2. */
  voice: (text: string, language: Language) => number
  /** How loaded a headline or sentence is: 0 (plain) to 1. */
  loaded: (text: string, language: Language) => number
}
