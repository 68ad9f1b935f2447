import { HOUR_MS } from '@plainwire/domain/units'
import { expect, test, vi } from 'vitest'
import { createThrottledWarning } from './throttled-warning.ts'

test('row 33, H3: what strangers cause is logged once a minute, with how often', () => {
  const warn = vi.fn()
  const log = { info: vi.fn(), warn, error: vi.fn() }
  let moment = 0
  const warning = createThrottledWarning(log, () => new Date(moment), 'Somebody knocked.')
  for (let n = 0; n < 1000; n += 1) warning({ n })
  expect(warn.mock.calls).toEqual([[{ n: 0, times: 1 }, 'Somebody knocked.']])
  moment = 60_000
  warning({ n: 1000 })
  expect(warn.mock.lastCall).toEqual([{ n: 1000, times: 1000 }, 'Somebody knocked.'])
  moment = -HOUR_MS
  warning()
  expect(warn.mock.lastCall).toEqual([{ times: 1 }, 'Somebody knocked.'])
})
