// @vitest-environment happy-dom
import type { Correction } from '@plainwire/domain/contract'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { CorrectionsDialog } from './corrections-dialog.tsx'

afterEach(cleanup)

const at = '2026-11-20T12:00:00.000Z'
const withdrawn: Correction = {
  ...{ number: 2, at, act: 'withdraw', kind: 'story', name: null, story_id: null },
  text: { en: 'It was about another person.' },
}
const corrected: Correction = {
  ...{ number: 1, at, act: 'correct', kind: 'story', story_id: 's1' },
  name: { en: 'Bridge opens', nl: 'Brug gaat open' },
  text: { en: 'The bridge is 140 m long.', nl: 'De brug is 140 m lang.' },
}
const show = (corrections: Correction[], language: 'en' | 'nl' = 'en') =>
  renderWithProviders(<CorrectionsDialog onClose={() => {}} />, {
    newsClient: fakeNewsClient({ corrections: { ok: true, data: { corrections } } }),
    language,
  })

test('a withdrawn story is not named, a corrected one links to its page', async () => {
  show([withdrawn, corrected])
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toBe('WithdrawnNovember 20, 2026A storyIt was about another person.')
  expect(within(first as HTMLElement).queryByRole('link')).toBeNull()
  const link = within(second as HTMLElement).getByRole('link', { name: 'Bridge opens' })
  expect(link.getAttribute('href')).toBe('/story/s1')
})

test('in Dutch, a text that exists only in English is marked as English', async () => {
  show([withdrawn, corrected], 'nl')
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toContain('Een verhaal')
  expect(within(first as HTMLElement).getByText('It was about another person.').lang).toBe('en')
  expect(second?.textContent).toContain('Brug gaat openDe brug is 140 m lang.')
  expect(screen.getByRole('link', { name: 'Volgen als feed' }).getAttribute('href')).toBe(
    '/feeds/corrections.atom?lang=nl',
  )
})

test('an empty list has a message, and a failure can be retried', async () => {
  show([])
  expect(await screen.findByText('Nothing has been corrected or withdrawn yet.')).toBeTruthy()
  cleanup()
  const corrections = vi.fn(async () => ({ ok: false as const, failure: 'network' as const }))
  renderWithProviders(<CorrectionsDialog onClose={() => {}} />, {
    newsClient: { ...fakeNewsClient({}), corrections },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(corrections).toHaveBeenCalledTimes(2))
})
