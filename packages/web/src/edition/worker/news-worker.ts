import '../../lib/start/without-eval.ts'

import { browserLog } from '../../lib/log.ts'
import { browserNetworkDependencies } from '../../lib/outside.ts'
import { WORKER_REQUEST_HANDLERS } from '../handlers/handlers.ts'
import type { WorkerRequestWithId } from '../news-client.ts'
import { createWorkerState } from './worker-state.ts'

const state = createWorkerState(browserNetworkDependencies)

/**
 * Answers the page's requests. Fetching, validating and ranking thousands of stories would block the page, so
 * it happens in this worker.
 */
addEventListener('message', async ({ data: { id, kind, input } }: MessageEvent<WorkerRequestWithId>) => {
  try {
    // The cast is safe: the page derives the types of its requests from the same table of handlers, so the
    // input has the type that the handler of this kind expects.
    postMessage({ id, answer: await WORKER_REQUEST_HANDLERS[kind](state, input as never) })
  } catch (error) {
    browserLog.warn({ kind, err: error }, 'A request to the worker failed.')
    postMessage({ id, answer: { ok: false, failure: 'failed' } })
  }
})
