import type { TranslatorChoice } from '@plainwire/pipeline'
import type { ModelBudget } from '@plainwire/store'

export interface TranslatorConfig {
  choice: TranslatorChoice
  /** Infinity if there is no limit. */
  charactersPerDay: number
  charactersPerMonth: number
}

export interface WriterConfig {
  url: string
  model: string
  key: string | undefined
  /** Undefined if there is no limit. */
  budget: ModelBudget
  timeoutMs: number
}

export interface CheckerConfig {
  url: string
  model: string
  key: string | undefined
}
