// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_TOASTS, showQuestionToast, showToast, toasts } from '../../lib/access/toasts.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { LiveRegion } from './live-region.tsx'
import { ToastList } from './toast-list.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  toasts.set(NO_TOASTS)
  vi.useRealTimers()
})

const visibleTexts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('TM-02 a toast is shown for 4 seconds', () => {
  renderWithProviders(<ToastList />)
  act(() => showToast('Saved'))
  pass(3999)
  expect(visibleTexts()).toEqual(['Saved'])
  pass(1)
  expect(visibleTexts()).toEqual([])
})

test('TM-02 at most 3 are visible; the next one waits', () => {
  renderWithProviders(<ToastList />)
  act(() => {
    for (const text of ['One', 'Two', 'Three', 'Four']) showToast(text)
  })
  expect(visibleTexts()).toEqual(['One', 'Two', 'Three'])
  pass(4000)
  expect(visibleTexts()).toEqual(['Four'])
})

test('TM-02 a swipe of more than 20 px dismisses it, a shorter one does not', () => {
  renderWithProviders(<ToastList />)
  act(() => showToast('Saved'))
  const swipe = (px: number) => {
    const toast = screen.getByRole('listitem')
    fireEvent.pointerDown(toast, { clientX: 100 })
    fireEvent.pointerUp(toast, { clientX: 100 + px })
  }
  swipe(20)
  expect(visibleTexts()).toEqual(['Saved'])
  swipe(-21)
  expect(visibleTexts()).toEqual([])
})

test('a toast stays while the pointer is on it; its button dismisses it', () => {
  renderWithProviders(<ToastList />)
  act(() => showToast('Saved'))
  fireEvent.pointerEnter(screen.getByRole('listitem'))
  pass(10_000)
  expect(visibleTexts()).toEqual(['Saved'])
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(visibleTexts()).toEqual([])
})

test('a toast is announced, and the same one is not shown twice at once', () => {
  renderWithProviders(
    <>
      <LiveRegion />
      <ToastList />
    </>,
  )
  act(() => {
    showToast('Saved')
    showToast('Saved')
  })
  expect(visibleTexts()).toEqual(['Saved'])
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

test('a toast with an action is shown for ten seconds; the action dismisses it', () => {
  const undo = vi.fn()
  renderWithProviders(<ToastList />)
  act(() => showToast('Removed', 'news', [{ text: 'Undo', act: undo }]))
  pass(9999)
  expect(screen.getByText('Removed')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(visibleTexts()).toEqual([])
})

test('a question stays until it is answered', () => {
  renderWithProviders(<ToastList />)
  act(() => void showQuestionToast('Which?', 'en', [{ text: 'This', act: () => {} }]))
  pass(100_000)
  expect(screen.getByText('Which?')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
})
