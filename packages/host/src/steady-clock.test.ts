import { DAY_MS, HOUR_MS, SECOND_MS } from '@plainwire/domain/units'
import { describe, expect, test } from 'vitest'
import { CLOCK_JUMP_ACCEPTANCE_DELAY_MS, createJumpResistantClock } from './steady-clock.ts'

const START = Date.parse('2026-11-20T12:00:00Z')

/** Two clocks that the test sets. */
function clocks() {
  let [elapsed, off] = [5_000, 0]
  const now = createJumpResistantClock({ wall: () => START + elapsed + off, monotonic: () => elapsed })
  return {
    now: () => now().getTime() - START - 5_000,
    pass: (ms: number) => {
      elapsed += ms
    },
    set: (ms: number) => {
      off = ms
    },
  }
}

describe('M4, row 43: a clock that leaps', () => {
  test.each(
    [400 * DAY_MS, -400 * DAY_MS].flatMap((leap) =>
      [SECOND_MS, HOUR_MS, DAY_MS].map((lasts) => [leap / DAY_MS, lasts / SECOND_MS, leap, lasts] as const),
    ),
  )('by %i days for %i seconds is not followed', (_days, _seconds, leap, lasts) => {
    const { now, pass, set } = clocks()
    set(leap)
    for (let step = 0; step < 10; step += 1) {
      expect(now()).toBe((step * lasts) / 10)
      pass(lasts / 10)
    }
    set(0)
    expect(now()).toBe(lasts)
  })

  test.each([2 * DAY_MS, -2 * DAY_MS, HOUR_MS, 29 * DAY_MS])(
    'by %i ms is followed at once: it was set, or the machine slept',
    (leap) => {
      const { now, set } = clocks()
      set(leap)
      expect(now()).toBe(leap)
    },
  )

  test('and stays there is believed after a day and a half', () => {
    const { now, pass, set } = clocks()
    set(400 * DAY_MS)
    expect(now()).toBe(0)
    pass(CLOCK_JUMP_ACCEPTANCE_DELAY_MS - 1)
    expect(now()).toBe(CLOCK_JUMP_ACCEPTANCE_DELAY_MS - 1)
    pass(1)
    expect(now()).toBe(400 * DAY_MS + CLOCK_JUMP_ACCEPTANCE_DELAY_MS)
  })

  test('never is the ordinary case: the machine’s clock counts', () => {
    const { now, pass, set } = clocks()
    for (let minute = 1; minute <= 100_000; minute += 1) {
      pass(60_000)
      set(minute)
    }
    expect(now()).toBe(100_000 * 60_001)
  })
})
