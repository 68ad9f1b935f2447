// @vitest-environment happy-dom
import type { QualityFigure, QualityHistory } from '@plainwire/domain/contract'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { QualityDialog } from './quality-dialog.tsx'

afterEach(cleanup)

const accuracy: QualityFigure = {
  topic: 'clickbait',
  measure: 'English: accuracy',
  value: 0.986,
  items: 2549,
  on: 'clickbait, every tenth line',
  target: 0.985,
  published: { value: 0.99, source: 'Somebody 2020' },
}
const errors: QualityFigure = {
  ...accuracy,
  baseline: 0.125,
  measure: 'false alarms',
  value: 0.02,
  target: 0.01,
  lowerIsBetter: true,
}
const quality: QualityHistory = {
  runs: [
    { date: '2026-10-02', version: '0.1.0', figures: [{ ...accuracy, value: 0.9 }] },
    {
      date: '2026-11-20',
      version: '0.2.0',
      figures: [accuracy, errors, { ...accuracy, topic: 'new subject' }],
    },
  ],
}

const show = (newsClient: ReturnType<typeof fakeNewsClient>, language: 'en' | 'nl' = 'en') =>
  renderWithProviders(<QualityDialog onClose={() => {}} />, { newsClient, language })

test('B18 each figure is shown with target, baseline, best published value, data and history', async () => {
  show(fakeNewsClient({ quality: { ok: true, data: quality } }))
  const clickbait = await screen.findByRole('region', { name: 'Clickbait' })
  expect(screen.getByText('Measured on November 20, 2026, version 0.2.0')).toBeTruthy()
  const [first, second] = within(clickbait).getAllByRole('listitem')
  expect(first?.textContent).toContain('Target: at least 0.985reached')
  expect(first?.textContent).toContain('Best published: 0.99 (Somebody 2020)')
  expect(first?.textContent).toContain('2,549 items · clickbait, every tenth line')
  expect(first?.textContent).not.toContain('Simple rule')
  expect(second?.textContent).toContain('Target: at most 0.01not reached yet')
  expect(second?.textContent).toContain('Simple rule on the same items: 0.125')
  const plot = within(clickbait).getByRole('img', { name: '0.9 on 2 Oct 2026, 0.986 on 20 Nov 2026' })
  expect(plot.querySelectorAll('circle')).toHaveLength(1)
  const rows = within(clickbait).getAllByRole('row', { hidden: true })
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'MeasureDateValue',
    'English: accuracy2 Oct 2026 (0.1.0)0.9',
    'English: accuracy20 Nov 2026 (0.2.0)0.986',
    'false alarms20 Nov 2026 (0.2.0)0.02',
  ])
  expect(screen.getByRole('region', { name: 'new subject' })).toBeTruthy()
})

test('B18 in Dutch numbers are formatted in Dutch', async () => {
  show(fakeNewsClient({ quality: { ok: true, data: quality } }), 'nl')
  expect(await screen.findByText('Gemeten op 20 november 2026, versie 0.2.0')).toBeTruthy()
  expect(screen.getAllByText('Doel: minstens 0,985').length).toBeGreaterThan(0)
  expect(screen.getByText('Eenvoudige regel op dezelfde items: 0,125')).toBeTruthy()
})

test('B18 figures embedded in the page are not fetched again', () => {
  const newsClient = fakeNewsClient()
  const firstView = {
    edition: 1,
    fetchDate: '2026-11-20T12:00:00.000Z',
    madeAt: '2026-11-20T12:00:00.000Z',
    day: 'Friday 20 November 2026',
    content: 'live' as const,
    language: 'en' as const,
    section: 'all' as const,
    cards: [],
    total: 0,
    categories: [],
    trending: [],
    differing: [],
    sizes: [],
    quality,
  }
  renderWithProviders(<QualityDialog onClose={() => {}} />, { newsClient, firstView })
  expect(screen.getByRole('region', { name: 'Clickbait' })).toBeTruthy()
})

test('B18 a failure has a message and a button to retry', async () => {
  const newsClient = fakeNewsClient()
  show(newsClient)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  newsClient.quality.mockResolvedValue({ ok: true, data: { runs: [] } })
  fireEvent.click(retry)
  expect(await screen.findByText('Nothing has been measured yet.')).toBeTruthy()
})

test('B18 the Close button calls onClose', async () => {
  const close = vi.fn()
  renderWithProviders(<QualityDialog onClose={close} />)
  for (const button of screen.getAllByRole('button', { name: 'Close' })) fireEvent.click(button)
  expect(close).toHaveBeenCalled()
})
