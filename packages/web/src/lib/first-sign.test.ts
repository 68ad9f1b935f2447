// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { atFirstSign } from './first-sign.ts'

test.each(['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'click'])(
  'the first %s runs it, and no other does again',
  (sign) => {
    const run = vi.fn()
    atFirstSign(run)
    expect(run).not.toHaveBeenCalled()
    dispatchEvent(new Event(sign))
    dispatchEvent(new Event('pointerdown'))
    expect(run).toHaveBeenCalledTimes(1)
  },
)
