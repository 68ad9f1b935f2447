import { createStoredAnswerWriter, type Writer } from '@plainwire/pipeline'
import type { JobHandlers, JobQueue } from '@plainwire/store'
import type { EditJobContext } from '../editing/edit-job.ts'
import { openWriterModel } from '../services/outside.ts'
import type { WriterConfig } from '../services/service-config.ts'
import type { ServiceClientInstrumenter } from '../services/service-http.ts'
import { createModelRequestEnqueuer } from './request-writing.ts'
import { createModelAnswerStore } from './stored-answers.ts'
import { createWriteJobHandler } from './write-job-handler.ts'

export interface WritingServiceOptions extends Pick<EditJobContext, 'db' | 'log' | 'now'> {
  writer: WriterConfig
  requestWriting: JobQueue['requestWriting']
  watch?: ServiceClientInstrumenter | undefined
}

/**
 * Writes stories with those answers of the operator's model that are already stored. The missing answers are
 * requested after publishing.
 */
export interface WritingService {
  writer: Writer
  /** The job handler for queued requests. */
  work: NonNullable<JobHandlers['write']>
  /** Queues the requests for which an edition's stories wait. */
  request: NonNullable<EditJobContext['requestWriting']>
}

/** Opens the operator's model for the jobs of a process. Its connections are closed with `closers`. */
export function openWritingService(
  order: WritingServiceOptions,
  closers: AsyncDisposableStack,
): WritingService {
  const { db, log, now, writer, requestWriting, watch } = order
  const { model: name, budget } = writer
  const answers = createModelAnswerStore(db, log)
  const model = openWriterModel({ writer, log, now, watch }, closers)
  return {
    writer: createStoredAnswerWriter(answers, { model: name, log }),
    work: createWriteJobHandler({ db, log, now, model, name, budget }),
    request: createModelRequestEnqueuer({ db, now, answers, budget, requestWriting }),
  }
}
