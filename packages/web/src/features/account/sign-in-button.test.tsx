// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { askedDialogs } from '../../lib/asked-dialogs.ts'
import { ConfigContext } from '../../lib/config.ts'
import { DEFAULT_CONFIG } from '../../lib/default-config.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { SignInButton } from './sign-in-button.tsx'

afterEach(cleanup)

function Asked() {
  return <p data-testid="asked">{JSON.stringify(askedDialogs(useLocation().state))}</p>
}
const withFlag = (signIn: boolean) =>
  renderPart(
    <ConfigContext value={{ ...DEFAULT_CONFIG, flags: { ...DEFAULT_CONFIG.flags, signIn } }}>
      <SignInButton />
      <Asked />
    </ConfigContext>,
  )

test('HD-04 with the flag on, Sign In says what it is for and asks for its dialog', () => {
  withFlag(true)
  const button = screen.getByRole('button', {
    name: 'Sign In',
    description: 'Sign in to personalize your news',
  })
  fireEvent.click(button)
  expect(screen.getByTestId('asked').textContent).toBe('[{"name":"signIn"}]')
})

test('HD-04 with the flag off there is no Sign In', () => {
  withFlag(false)
  expect(screen.queryByRole('button')).toBeNull()
})
