// @vitest-environment happy-dom
import { RIGHTS_RESERVATIONS } from '@plainwire/domain/article'
import { LANGUAGES } from '@plainwire/domain/language'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { ReservedRightsList } from './reserved-rights-list.tsx'

afterEach(cleanup)

const POLICY = 'https://gazette.example/tdm'

test('the rights that a publisher reserves are listed with the number of articles', () => {
  const signals = [{ signal: 'nosnippet' as const, articles: 3 }]
  renderWithProviders(<ReservedRightsList reserves={{ signals, policy: POLICY, paywalled: 2 }} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Nothing may be quoted (3)',
    'Articles for subscribers: their text is not read (2)',
    'Its terms (opens in a new tab)',
  ])
  expect(screen.getByRole('link').getAttribute('href')).toBe(POLICY)
})

test('a publisher that reserves no rights has an empty entry', () => {
  renderWithProviders(<ReservedRightsList reserves={{ signals: [], paywalled: 0 }} />)
  expect(screen.queryAllByRole('listitem')).toEqual([])
  expect(document.body.textContent).toContain('None seen')
})

test.each(LANGUAGES)('every signal has a text in %s', (language) => {
  const signals = RIGHTS_RESERVATIONS.map((signal) => ({ signal, articles: 1 }))
  renderWithProviders(<ReservedRightsList reserves={{ signals, paywalled: 0 }} />, { language })
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(new Set(rows).size).toBe(RIGHTS_RESERVATIONS.length)
  expect(rows.join()).not.toContain('publisher.reserves')
})
