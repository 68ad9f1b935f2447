// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { ConfigContext } from '../../lib/config.ts'
import { DEFAULT_CONFIG } from '../../lib/default-config.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { readShownDialogs, ShownDialogs } from '../../testing/shown-dialogs.tsx'
import { signInReturnHash } from './provider-return.ts'
import { SignInButton } from './sign-in-button.tsx'

afterEach(cleanup)

function Hash() {
  return <p data-testid="hash">{useLocation().hash}</p>
}
const withFlag = (signIn: boolean, path = '/') =>
  renderWithProviders(
    <ConfigContext value={{ ...DEFAULT_CONFIG, flags: { ...DEFAULT_CONFIG.flags, signIn } }}>
      <SignInButton />
      <ShownDialogs />
      <Hash />
    </ConfigContext>,
    { path },
  )

test('HD-04 with the flag on, Sign In has a description and opens its dialog', () => {
  withFlag(true)
  const button = screen.getByRole('button', {
    name: 'Sign In',
    description: 'Sign in to personalize your news',
  })
  fireEvent.click(button)
  expect(readShownDialogs()).toEqual([{ name: 'signIn' }])
})

test('HD-04 with the flag off there is no Sign In', () => {
  withFlag(false)
  expect(screen.queryByRole('button')).toBeNull()
})

test('SI-08 on return from a provider the dialog opens, and the hash is removed from the URL', () => {
  const hash = '#sign-in=google.code.abc'
  withFlag(true, `/?lang=nl${hash}`)
  expect(readShownDialogs()).toEqual([{ name: 'signIn' }])
  expect(screen.getByTestId('hash').textContent).toBe('')
  expect(signInReturnHash.take()).toBe(hash)
})

test('SI-08 the dialog is reopened after a change of language until the hash has been used', () => {
  function Turn({ to }: { to: string }) {
    const navigate = useNavigate()
    return (
      <button type="button" onClick={() => navigate(to, { replace: true, state: null })}>
        {to}
      </button>
    )
  }
  renderWithProviders(
    <ConfigContext value={{ ...DEFAULT_CONFIG, flags: { ...DEFAULT_CONFIG.flags, signIn: true } }}>
      <SignInButton />
      <Turn to="/?lang=nl" />
      <Turn to="/?lang=en" />
      <ShownDialogs />
    </ConfigContext>,
    { path: '/#sign-in=google.code.abc' },
  )
  fireEvent.click(screen.getByRole('button', { name: '/?lang=nl' }))
  expect(readShownDialogs()).toEqual([{ name: 'signIn' }])
  signInReturnHash.take()
  fireEvent.click(screen.getByRole('button', { name: '/?lang=en' }))
  expect(readShownDialogs()).toEqual([])
})
