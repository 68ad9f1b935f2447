import { screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { type OpenDialog, openDialogs } from '../lib/open-dialogs.ts'

/** Shows which dialogs are open, for tests of the parts that open them. */
export function ShownDialogs() {
  return <p data-testid="asked">{JSON.stringify(openDialogs(useLocation().state))}</p>
}

/** The open dialogs, the front one last. */
export function dialogsOpen(): OpenDialog[] {
  return JSON.parse(screen.getByTestId('asked').textContent ?? '[]')
}
