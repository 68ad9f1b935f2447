import { testLog } from '@plainwire/store/testing'
import { expect, test, vi } from 'vitest'
import { lowerProcessPriority } from './process-priority.ts'

test('the priority of a process that makes news is below that of one that serves', () => {
  const set = vi.fn()
  lowerProcessPriority(testLog(), set)
  expect(set).toHaveBeenCalledWith(10)
})

test('if the system refuses, this is logged and the role continues', () => {
  const log = testLog()
  lowerProcessPriority(log, () => {
    throw new Error('EPERM')
  })
  expect(log.lines).toHaveLength(1)
})
