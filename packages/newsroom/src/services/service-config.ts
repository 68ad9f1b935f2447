import type { TranslatorChoice } from '@plainwire/pipeline'
import type { ModelBudget } from '@plainwire/store'

export interface TranslatorConfig {
  choice: TranslatorChoice
  /** Infinite without a limit. */
  charactersPerDay: number
  charactersPerMonth: number
}

export interface WriterConfig {
  url: string
  model: string
  key: string | undefined
  /** Undefined without a limit. */
  budget: ModelBudget
  timeoutMs: number
}

export interface CheckerConfig {
  url: string
  model: string
  key: string | undefined
}
