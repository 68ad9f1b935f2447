// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSwipe } from './use-swipe.ts'

afterEach(cleanup)

function Field({ isOn, next, previous }: { isOn: boolean; next: () => void; previous: () => void }) {
  return <div data-testid="field" {...useSwipe(() => isOn, next, previous)} />
}

function swipe(fromX: number, toX: number, isOn = true) {
  const next = vi.fn()
  const previous = vi.fn()
  render(<Field isOn={isOn} next={next} previous={previous} />)
  const field = screen.getByTestId('field')
  fireEvent.pointerDown(field, { pointerId: 1, clientX: fromX })
  fireEvent.pointerUp(field, { pointerId: 1, clientX: toX })
  cleanup()
  return { next: next.mock.calls.length, previous: previous.mock.calls.length }
}

test('SL-03 a swipe of more than 50 px changes the picture: left to the next, right to the previous', () => {
  expect(swipe(200, 149)).toEqual({ next: 1, previous: 0 })
  expect(swipe(200, 251)).toEqual({ next: 0, previous: 1 })
  expect(swipe(200, 150)).toEqual({ next: 0, previous: 0 })
  expect(swipe(200, 250)).toEqual({ next: 0, previous: 0 })
})

test('SL-03 panning a zoomed picture, or a second finger, changes nothing', () => {
  expect(swipe(200, 50, false)).toEqual({ next: 0, previous: 0 })
  const next = vi.fn()
  render(<Field isOn next={next} previous={next} />)
  const field = screen.getByTestId('field')
  fireEvent.pointerDown(field, { pointerId: 1, clientX: 200 })
  fireEvent.pointerDown(field, { pointerId: 2, clientX: 220 })
  fireEvent.pointerUp(field, { pointerId: 2, clientX: 20 })
  fireEvent.pointerUp(field, { pointerId: 1, clientX: 20 })
  expect(next).not.toHaveBeenCalled()
})
