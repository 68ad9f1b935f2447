// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function open(onClose = vi.fn()) {
  const page = render(
    <Dialog labelledBy="title" onClose={onClose} width="wide">
      <h1 id="title">A story</h1>
      <button type="button">Inside</button>
    </Dialog>,
  )
  return { ...page, onClose, dialog: screen.getByRole('dialog', { name: 'A story' }) }
}

test('SM-05 it opens as a modal dialog, named by its heading, with the focus inside', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const { dialog } = open()
  expect(showModal).toHaveBeenCalledOnce()
  expect(dialog.contains(document.activeElement)).toBe(true)
})

test('Escape and a click outside close it, a click inside does not', () => {
  const { dialog, onClose } = open()
  fireEvent.click(screen.getByText('Inside'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(1)
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('when unmounted it closes once and doesn’t call onClose', () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
  const { onClose, unmount } = open()
  unmount()
  expect(close).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

test('a sheet that is dragged down far enough closes, and slips back after a short drag', () => {
  const { dialog, onClose } = open()
  const handle = dialog.querySelector('.touch-none') ?? dialog
  Object.assign(handle, { setPointerCapture: () => {} })
  const drag = (px: number) => {
    fireEvent.pointerDown(handle, { clientY: 10 })
    fireEvent.pointerMove(handle, { clientY: 10 + px })
    const transform = dialog.style.transform
    fireEvent.pointerUp(handle, { clientY: 10 + px })
    return transform
  }
  expect(drag(40)).toBe('translateY(40px)')
  expect(dialog.style.transform).toBe('')
  expect(onClose).not.toHaveBeenCalled()
  drag(120)
  expect(onClose).toHaveBeenCalledOnce()
})
