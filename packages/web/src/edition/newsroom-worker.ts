import './without-eval.ts'

import { browserOutside } from '../lib/api.ts'
import { answerAsk } from './answer-ask.ts'
import type { NumberedAsk } from './newsroom.ts'

/** Fetching and checking thousands of stories would hold up the page: it happens here, beside it. */
addEventListener('message', async ({ data: { id, ask } }: MessageEvent<NumberedAsk>) => {
  postMessage({ id, answer: await answerAsk(ask, browserOutside) })
})
