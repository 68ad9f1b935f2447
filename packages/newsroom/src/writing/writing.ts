import { createWriterWith, type Writer } from '@plainwire/pipeline'
import type { Jobs, JobWork } from '@plainwire/store'
import type { EditContext } from '../editing/edit-work.ts'
import { openWriterModel, type WatchClient } from '../services/outside.ts'
import type { WriterConfig } from '../services/service-config.ts'
import { createWritingRequests } from './request-writing.ts'
import { createStoredAnswers } from './stored-answers.ts'
import { createWritingWork } from './writing-work.ts'

export interface WritingOrder extends Pick<EditContext, 'db' | 'log' | 'now'> {
  writer: WriterConfig
  requestWriting: Jobs['requestWriting']
  watch?: WatchClient | undefined
}

/**
 * The operator's model: stories are written with the available answers, and the others are requested after
 * publishing.
 */
export interface Writing {
  writer: Writer
  /** The job handler for queued requests. */
  work: NonNullable<JobWork['write']>
  /** Queues the requests for which an edition's stories wait. */
  request: NonNullable<EditContext['requestWriting']>
}

/** Opens the operator's model for the jobs of a process. Its connections are closed with `closers`. */
export function openWriting(order: WritingOrder, closers: AsyncDisposableStack): Writing {
  const { db, log, now, writer, requestWriting, watch } = order
  const { model: name, budget } = writer
  const answers = createStoredAnswers(db, log)
  const model = openWriterModel({ writer, log, now, watch }, closers)
  return {
    writer: createWriterWith(answers, { model: name, log }),
    work: createWritingWork({ db, log, now, model, name, budget }),
    request: createWritingRequests({ db, now, answers, budget, requestWriting }),
  }
}
