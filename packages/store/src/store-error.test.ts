import { expect, test } from 'vitest'
import { getErrorMessage } from './store-error.ts'

test.each([
  ['an error', new Error('The socket is gone.'), 'The socket is gone.'],
  ['several at once', new AggregateError([new Error('Refused.')]), 'Refused.'],
  ['what the job queue reports', { message: 'Terminated.', queue: 'edit' }, 'Terminated.'],
  ['a text', 'Stopped.', 'Stopped.'],
])('%s has its reason in words', (_name, thrown, reason) => {
  expect(getErrorMessage(thrown)).toBe(reason)
})
