import { screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { readOpenDialogs, type UnroutedDialog } from '../lib/addresses/open-dialogs.ts'

/** Renders the open dialogs as JSON, for tests of components that open dialogs. */
export function ShownDialogs() {
  return <p data-testid="dialogs">{JSON.stringify(readOpenDialogs(useLocation().state))}</p>
}

/** Returns the open dialogs that `ShownDialogs` renders, the front one last. */
export function readShownDialogs(): UnroutedDialog[] {
  return JSON.parse(screen.getByTestId('dialogs').textContent ?? '[]')
}
