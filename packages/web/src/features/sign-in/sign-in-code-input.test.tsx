// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { EMPTY_CODE_DIGITS } from './code-digits.ts'
import { SignInCodeInput } from './sign-in-code-input.tsx'

afterEach(cleanup)

/** Renders the input, and pastes a code as soon as the boxes are in the document, before passive effects run. */
function ImmediatePaste() {
  const [digits, setDigits] = useState(EMPTY_CODE_DIGITS)
  useLayoutEffect(() => {
    const [first] = screen.getAllByRole('textbox')
    if (first) fireEvent.paste(first, { clipboardData: { getData: () => '042137' } })
  }, [])
  return <SignInCodeInput digits={digits} isWrong={false} onChange={setDigits} />
}

test('SI-04 the focus stays in the last box if a code is pasted as soon as the boxes are shown', () => {
  renderWithProviders(<ImmediatePaste />)
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox')
  expect(boxes.map(({ value }) => value).join('')).toBe('042137')
  expect(document.activeElement).toBe(boxes[5])
})
