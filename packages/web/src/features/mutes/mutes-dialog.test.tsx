// @vitest-environment happy-dom
import type { Mute, SelectableMuteKind } from '@plainwire/domain/reader'
import { aNews } from '@plainwire/domain/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mutes } from '../../device/muting/mutes.ts'
import { dismissToast, toasts } from '../../lib/access/toasts.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { NOW, someStories } from '../../testing/stories.ts'
import { MutesDialog } from './mutes-dialog.tsx'

const news = aNews(
  someStories(8, (index) => ({
    categories: [index < 3 ? 'sports' : 'world'],
    headline: index === 7 ? 'Flooding near Zwolle' : `Headline ${index + 1}`,
  })),
  { fetch_date: NOW.toISOString() },
)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  mutes.set(mutes.initial)
  for (const { id } of toasts.get()) dismissToast(id)
  vi.useRealTimers()
})

type Suggestion = { kind: SelectableMuteKind; text: string }
const draw = (suggestion?: Suggestion, language: 'en' | 'nl' = 'en') =>
  renderWithProviders(<MutesDialog suggestion={suggestion} onClose={() => {}} />, {
    newsClient: fakeNewsClient({ news: { ok: true, data: news } }),
    language,
  })
const field = (name: string) => screen.getByLabelText(name)
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Mute' }))
const messages = () => toasts.get().map(({ text }) => text)
const muted = (kind: Mute['kind'], text: string): Mute => {
  return { id: `${kind}:${text}`, kind, text, mode: 'hide', addedAt: NOW.toISOString() }
}

test('B10 before a mute is saved, the stories of the last 7 days that it would have muted are shown', async () => {
  draw()
  write('Word or words', 'flood')
  expect(await screen.findByText('It would have muted 1 story of the last 7 days.')).toBeTruthy()
  expect(screen.getByText('Flooding near Zwolle')).toBeTruthy()
  expect(mutes.get()).toEqual([])
})

test('PS-03 a word is added, listed with the stories it hides, and removed, each with a toast', async () => {
  draw()
  write('Word or words', ' Flood ')
  save()
  expect(messages()).toEqual(['Word added to muted list'])
  const entry = within(await screen.findByRole('region', { name: 'Muted now' }))
  expect(entry.getByText('flood')).toBeTruthy()
  expect(await entry.findByText('Hid 1 story')).toBeTruthy()
  fireEvent.click(entry.getByRole('button', { name: 'Unmute flood' }))
  expect(messages()).toContain('Word removed from muted list')
  expect(screen.getByText('You have muted nothing.')).toBeTruthy()
})

test('PS-04 a topic from a card is filled in; in Dutch a category is muted by its Dutch name', async () => {
  draw({ kind: 'topic', text: 'sports' }, 'nl')
  expect(screen.getByDisplayValue('Sport')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Dempen' }))
  expect(mutes.get()).toMatchObject([{ kind: 'topic', text: 'sports' }])
  expect(await screen.findByText('3 verhalen verborgen')).toBeTruthy()
})

test('B10 a mute can blur instead of hide, and can have an end', () => {
  draw()
  write('Word or words', 'flood')
  fireEvent.click(screen.getByRole('radio', { name: 'Blur' }))
  write('Last day', '2026-12-01')
  save()
  const [mute] = mutes.get()
  expect(mute?.mode).toBe('blur')
  expect(mute?.until?.slice(0, 7)).toMatch(/2026-1[12]/)
  expect(screen.getByText(/until .*December 2026/)).toBeTruthy()
})

test('PS-03 at the limit the inputs for words are disabled with an explanation; topics are not', () => {
  mutes.set([muted('word', 'a'), muted('word', 'b'), muted('word', 'c')])
  draw({ kind: 'word', text: 'd' })
  expect(field('Word or words')).toHaveProperty('disabled', true)
  expect(screen.getByText('You can mute 3 words. Remove one to mute another.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Mute' }))
  expect(messages()).toEqual(['Muted words limit reached. Upgrade to Premium for unlimited muting.'])
  fireEvent.click(screen.getByRole('radio', { name: 'Topic' }))
  expect(screen.getByRole('combobox')).toHaveProperty('disabled', false)
})

test('PS-03 PS-04 over the limit nothing is added, and the specified message is shown', () => {
  mutes.set([muted('word', 'a'), muted('word', 'b')])
  const { container } = draw({ kind: 'word', text: 'd' })
  const form = container.querySelector('form[class*="gap-5"]') ?? container
  // Simulates that another tab adds the last allowed mutes while the form is open.
  mutes.set([...mutes.get(), muted('word', 'c'), muted('topic', 'x'), muted('topic', 'y')])
  fireEvent.submit(form)
  expect(messages()).toEqual(['Muted words limit reached. Upgrade to Premium for unlimited muting.'])
  fireEvent.click(screen.getByRole('radio', { name: 'Source' }))
  write('Publisher', 'The Gazette')
  fireEvent.submit(form)
  expect(messages()).toContain('Muted topics limit reached. Upgrade to Premium for unlimited muting.')
  expect(mutes.get()).toHaveLength(5)
})

test('an empty mute isn’t added, without a message', async () => {
  draw()
  save()
  await waitFor(() => expect(mutes.get()).toEqual([]))
  expect(messages()).toEqual([])
})
