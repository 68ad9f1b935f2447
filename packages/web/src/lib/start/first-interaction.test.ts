// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { runOnFirstInteraction } from './first-interaction.ts'

test.each(['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'click'])(
  'the first %s runs it, and no other does again',
  (sign) => {
    const run = vi.fn()
    runOnFirstInteraction(run)
    expect(run).not.toHaveBeenCalled()
    dispatchEvent(new Event(sign))
    dispatchEvent(new Event('pointerdown'))
    expect(run).toHaveBeenCalledTimes(1)
  },
)

test('a moving mouse counts as an interaction; a mouse at rest while the page changes under it does not', () => {
  const run = vi.fn()
  runOnFirstInteraction(run)
  const moved = (movementX: number, movementY: number) =>
    dispatchEvent(new MouseEvent('pointermove', { movementX, movementY }))
  moved(0, 0)
  expect(run).not.toHaveBeenCalled()
  moved(0, 2)
  expect(run).toHaveBeenCalledTimes(1)
})
