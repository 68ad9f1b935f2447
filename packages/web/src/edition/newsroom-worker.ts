import '../lib/without-eval.ts'

import { browserLog } from '../lib/log.ts'
import { browserOutside } from '../lib/outside.ts'
import { HANDLERS } from './asks/handlers.ts'
import { createDesk } from './desk.ts'
import type { NumberedAsk } from './newsroom.ts'

const desk = createDesk(browserOutside)

/**
 * Fetching, validating and ranking thousands of stories would block the page, so it happens in this worker.
 */
addEventListener('message', async ({ data: { id, kind, input } }: MessageEvent<NumberedAsk>) => {
  try {
    // The page's side and this one are typed by the same table: the input is of that kind.
    postMessage({ id, answer: await HANDLERS[kind](desk, input as never) })
  } catch (error) {
    browserLog.warn('An ask could not be answered', { kind, error })
    postMessage({ id, answer: { ok: false, failure: 'failed' } })
  }
})
