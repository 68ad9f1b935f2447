import { expect, test } from 'vitest'
import { determineFeedProblem } from './feed-problem.ts'

const failing = { goneAt: undefined, consecutiveFailures: 2, lastError: '<b>anything</b>' }

test.each([
  [undefined, 'unreachable'],
  [200, 'unreadable'],
  [401, 'refused'],
  [403, 'refused'],
  [404, 'not-found'],
  [418, 'unexpected'],
  [429, 'busy'],
  [451, 'refused'],
  [503, 'server-error'],
])('B17 a feed that fails with the status %s is %s', (lastStatus, problem) => {
  expect(determineFeedProblem({ ...failing, lastStatus })).toBe(problem)
})

test('B17 a feed that was withdrawn is gone, an empty one has a problem, one that is well has none', () => {
  const well = { goneAt: undefined, consecutiveFailures: 0, lastStatus: 200, lastError: undefined }
  expect(determineFeedProblem({ ...failing, lastStatus: 410, goneAt: new Date(0) })).toBe('gone')
  expect(determineFeedProblem({ ...well, lastError: 'The feed is empty.' })).toBe('empty')
  expect(determineFeedProblem(well)).toBeNull()
})
