import { screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { type AskedDialog, askedDialogs } from '../lib/asked-dialogs.ts'

/** Shows which dialogs are open, for tests of the parts that open them. */
export function Asked() {
  return <p data-testid="asked">{JSON.stringify(askedDialogs(useLocation().state))}</p>
}

/** The open dialogs, the front one last. */
export function dialogsAsked(): AskedDialog[] {
  return JSON.parse(screen.getByTestId('asked').textContent ?? '[]')
}
