import '../lib/without-eval.ts'

import { browserLog } from '../lib/log.ts'
import { browserOutside } from '../lib/outside.ts'
import { HANDLERS } from './handlers/handlers.ts'
import type { NumberedRequest } from './newsroom.ts'
import { createWorkerState } from './worker-state.ts'

const state = createWorkerState(browserOutside)

/**
 * Fetching, validating and ranking thousands of stories would block the page, so it happens in this worker.
 */
addEventListener('message', async ({ data: { id, kind, input } }: MessageEvent<NumberedRequest>) => {
  try {
    // The page's side and this one are typed by the same table: the input is of that kind.
    postMessage({ id, answer: await HANDLERS[kind](state, input as never) })
  } catch (error) {
    browserLog.warn({ kind, err: error }, 'A request to the worker failed.')
    postMessage({ id, answer: { ok: false, failure: 'failed' } })
  }
})
