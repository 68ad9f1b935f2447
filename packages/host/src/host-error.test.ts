import { loadNewsroomData, parseOpml } from '@plainwire/pipeline'
import { StoreError } from '@plainwire/store'
import { expect, test } from 'vitest'
import { explainError, HostError } from './host-error.ts'

async function catchError(run: () => unknown): Promise<unknown> {
  try {
    await run()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown.')
}

test.each([
  [
    'a setting that is wrong',
    () => Promise.reject(new HostError('PORT: not a number.')),
    'PORT: not a number.',
  ],
  [
    'a database that is away',
    () => Promise.reject(new StoreError('DATABASE_UNREACHABLE', 'The database is unreachable.')),
    'The database is unreachable.',
  ],
  ['a list of feeds that is none', () => parseOpml('<html/>'), 'This is not a list of feeds (OPML).'],
  [
    'a data folder without the data',
    () => loadNewsroomData('/there/is/none'),
    expect.stringMatching(/^Newsroom data can't be read: \/there\/is\/none\/[^\n]*$/),
  ],
])('an operator reads one sentence, without a stack, about %s', async (_, run, sentence) => {
  expect(explainError(await catchError(run))).toEqual(sentence)
})

test('an unexpected error is explained by its stack, so that it can be reported', () => {
  const error = new TypeError('x is not a function')
  expect(explainError(error)).toBe(error.stack)
  expect(explainError(error)).toContain('host-error.test.ts')
})

test('an unexpected error without a stack, and anything else that is thrown, is still explained', () => {
  const error = new Error('no stack')
  delete error.stack
  expect(explainError(error)).toBe('no stack')
  expect(explainError('just text')).toBe('just text')
  expect(explainError(undefined)).toBe('undefined')
})
