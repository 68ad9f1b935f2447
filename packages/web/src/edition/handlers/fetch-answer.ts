import type { Call } from '@plainwire/domain/contract'
import type { z } from 'zod'
import {
  type CallFailure,
  type CallInput,
  type CallOptions,
  callApi,
  NO_RESPONSE_STATUS,
} from '../../lib/api.ts'
import type { NetworkDependencies } from '../../lib/outside.ts'
import type { NewsRequestFailure, NewsRequestResult } from '../news-answer.ts'

const FAILURES: Readonly<Record<number, NewsRequestFailure>> = {
  [NO_RESPONSE_STATUS]: 'network',
  200: 'invalid',
  404: 'not-found',
  410: 'gone',
}

const failureOf = ({ status }: CallFailure): NewsRequestFailure => FAILURES[status] ?? 'failed'

/** Calls the API without the reader's access token. Returns the answer, or the reason why there is none. */
export async function callApiAnonymously<C extends Call>(
  call: C,
  input: CallInput<C>,
  outside: NetworkDependencies,
  options: CallOptions = {},
): Promise<NewsRequestResult<z.output<C['answer']>>> {
  const answered = await callApi(call, input, options, outside)
  return answered.ok ? answered : { ok: false, failure: failureOf(answered) }
}
