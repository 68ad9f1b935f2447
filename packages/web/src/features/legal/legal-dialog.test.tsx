// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { readOpenDialogs } from '../../lib/addresses/open-dialogs.ts'
import type { LegalPage } from '../../lib/addresses/paths.ts'
import { DISCLOSED_REQUEST_NAMES } from '../../lib/listed-requests.ts'
import { ALL_TEXTS } from '../../locales/all-texts.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { LegalDialog } from './legal-dialog.tsx'

afterEach(cleanup)

test.each<[LegalPage, RegExp[]]>([
  ['privacy', [/removed within 30 days/, /privacy within 48 hours/, /January 13, 2025/]],
  [
    'terms',
    [
      /at least 13 years old/,
      /under 18.*permission of a parent/,
      /within 5 business days/,
      /January 13, 2025/,
    ],
  ],
])('ST-01 the %s page contains the required statements', (page, texts) => {
  renderWithProviders(<LegalDialog page={page} onClose={() => {}} />)
  const said = screen.getByRole('dialog', { hidden: true }).textContent ?? ''
  for (const text of texts) expect(said).toMatch(text)
})

test('M6: Privacy lists every kind of request that the application makes, in both languages', () => {
  for (const [language, texts] of [
    ['en', ALL_TEXTS.en],
    ['nl', ALL_TEXTS.nl],
  ] as const) {
    renderWithProviders(<LegalDialog page="privacy" onClose={() => {}} />, { language })
    const said = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)
    expect(said).toEqual(DISCLOSED_REQUEST_NAMES.map((kind) => texts[`legal.privacy.sees.${kind}`]))
    cleanup()
  }
})

function OpenDialogNames() {
  return <p data-testid="dialogs">{JSON.stringify(readOpenDialogs(useLocation().state))}</p>
}

test('B20 Privacy opens the dialog with the data persisted on this device', () => {
  renderWithProviders(
    <>
      <LegalDialog page="privacy" onClose={() => {}} />
      <OpenDialogNames />
    </>,
    { path: '/privacy' },
  )
  fireEvent.click(screen.getByText('On this device'))
  expect(screen.getByTestId('dialogs').textContent).toBe('[{"name":"device"}]')
})
