import type { Language } from '@plainwire/domain/language'

/** Functions that judge headlines and sentences. Another stage of the pipeline provides them. */
export interface TextJudge {
  /** The clickbait probability of a headline, 0–1. */
  clickbait: (title: string, language: Language) => number
  /** Whether a headline uses a known clickbait device: a curiosity gap, a question, capitals. */
  hasDevice: (title: string, language: Language) => boolean
  /**
   * How much a headline or sentence sounds like a commentator (above 0) or a newsroom (below 0); usually
   * between -2 and 2.
   */
  voice: (text: string, language: Language) => number
  /** The probability that a headline or sentence is loaded, 0–1. */
  loaded: (text: string, language: Language) => number
}
