// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Popup } from './popup.tsx'

afterEach(cleanup)

function openPopup() {
  render(
    <>
      <Popup button="More" look="outline" align="start">
        {(close) => (
          <button type="button" onClick={close}>
            Choose
          </button>
        )}
      </Popup>
      <a href="/elsewhere">Elsewhere</a>
    </>,
  )
  const opener = screen.getByRole('button', { name: 'More' })
  fireEvent.click(opener)
  return opener
}

test('its button reports whether it is open', () => {
  const opener = openPopup()
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText('Choose')).toBeNull()
})

test('Escape closes it and returns the focus to the button', () => {
  const opener = openPopup()
  screen.getByText('Choose').focus()
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(screen.queryByText('Choose')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('a choice closes it and returns the focus to the button', () => {
  const opener = openPopup()
  fireEvent.click(screen.getByText('Choose'))
  expect(screen.queryByText('Choose')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('a click on a label in it doesn’t close it, although an element around it gets the focus first', () => {
  const opener = openPopup()
  fireEvent.focusIn(document.body)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  fireEvent.pointerDown(document.body)
  expect(opener.getAttribute('aria-expanded')).toBe('false')
})

test('a click elsewhere and leaving it with Tab close it', () => {
  const opener = openPopup()
  fireEvent.pointerDown(screen.getByText('Elsewhere'))
  expect(screen.queryByText('Choose')).toBeNull()
  fireEvent.click(opener)
  fireEvent.focusIn(screen.getByText('Elsewhere'))
  expect(screen.queryByText('Choose')).toBeNull()
})
