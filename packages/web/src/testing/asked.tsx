import { screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { type AskedDialog, askedDialogs } from '../lib/asked-dialogs.ts'

/** Shows which dialogs have been asked for, for tests of what asks for them. */
export function Asked() {
  return <p data-testid="asked">{JSON.stringify(askedDialogs(useLocation().state))}</p>
}

/** The dialogs that were asked for, the last one in front. */
export function dialogsAsked(): AskedDialog[] {
  return JSON.parse(screen.getByTestId('asked').textContent ?? '[]')
}
