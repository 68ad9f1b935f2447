import type { TranslatorChoice } from '@plainwire/pipeline'
import type { ModelBudget } from '@plainwire/store'

export interface TranslatorConfig {
  choice: TranslatorChoice
  /** The maximum number of characters translated per day; Infinity if there is no limit. */
  charactersPerDay: number
  charactersPerMonth: number
}

export interface WriterConfig {
  url: string
  model: string
  key: string | undefined
  /** The daily limits for the model; a limit that is undefined doesn't apply. */
  budget: ModelBudget
  timeoutMs: number
}

export interface ClaimCheckerConfig {
  url: string
  model: string
  key: string | undefined
}
