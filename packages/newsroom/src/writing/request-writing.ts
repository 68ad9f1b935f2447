import type { EditionState } from '@plainwire/pipeline'
import {
  type ContentKind,
  type Db,
  type JobQueue,
  type ModelBudget,
  queryModelSpending,
} from '@plainwire/store'
import type { ModelAnswerStore } from './stored-answers.ts'

/**
 * The maximum number of requests queued after one edition: a hosted model answers them within half an hour, and
 * the next edition queues the rest.
 */
const MAX_QUEUED = 100

export interface ModelRequestEnqueuerDependencies {
  db: Db
  now: () => Date
  answers: ModelAnswerStore
  budget: ModelBudget
  requestWriting: JobQueue['requestWriting']
}

/**
 * Creates a function that queues the model requests for which stories wait: those of the stories with the
 * most reports first, within the day's budget.
 */
export function createModelRequestEnqueuer({
  db,
  now,
  answers,
  budget,
  requestWriting,
}: ModelRequestEnqueuerDependencies) {
  return async (content: ContentKind, state: EditionState): Promise<void> => {
    const { stories, tokens } = await queryModelSpending(db, now())
    const { storiesPerDay = Number.POSITIVE_INFINITY, tokensPerDay = Number.POSITIVE_INFINITY } = budget
    const left = tokens < tokensPerDay ? Math.max(0, storiesPerDay - stories) : 0
    const waiting = answers
      .waiting((storyId) => state.clusters.has(storyId))
      .toSorted((a, b) => b.reports - a.reports)
    await requestWriting(content, waiting.slice(0, Math.min(MAX_QUEUED, left)))
  }
}
