// @vitest-environment happy-dom
import { aNews } from '@plainwire/domain/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choosePlace } from '../../device/place/place.ts'
import {
  DEFAULT_RANKING_PREFERENCES,
  rankingPreferences,
  updateRankingPreferences,
} from '../../device/reading/ranking-preferences.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { NOW, someStories } from '../../testing/stories.ts'
import { RankingDialog } from './ranking-dialog.tsx'
import { ScoreDialog } from './score-dialog.tsx'

const zwolle = { city: 'Zwolle', country: 'Netherlands', countryCode: 'NL', latitude: 52.5, longitude: 6.1 }
const newsClient = () =>
  fakeNewsClient({ news: { ok: true, data: aNews(someStories(12), { fetch_date: NOW.toISOString() }) } })

/** Simulates a screen with or without space for a panel next to the list. */
const onScreen = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }))
const opened = { pathname: '/science', state: { asked: [{ name: 'ranking' }] } }
const isBeside = () => 'beside' in document.documentElement.dataset

beforeEach(() => onScreen(false))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  rankingPreferences.set(DEFAULT_RANKING_PREFERENCES)
  choosePlace(undefined)
})

test('three sliders start in the middle, describe their position, and are persisted on the device', () => {
  renderWithProviders(<RankingDialog onClose={() => {}} />)
  const sliders = screen.getAllByRole('slider')
  expect(sliders.map((slider) => slider.getAttribute('aria-valuetext'))).toEqual(
    Array.from({ length: 3 }, () => 'in the middle'),
  )
  fireEvent.change(screen.getByRole('slider', { name: 'Where it happens' }), { target: { value: '0.8' } })
  expect(sliders[0]?.getAttribute('aria-valuetext')).toBe('60 % towards Near me')
  expect(rankingPreferences.get()).toEqual({ ...DEFAULT_RANKING_PREFERENCES, near: 0.8 })
  fireEvent.click(screen.getByRole('button', { name: 'Back to the middle' }))
  expect(rankingPreferences.get()).toEqual(DEFAULT_RANKING_PREFERENCES)
  expect(localStorage.getItem('plainwire.taste')).toBeNull()
})

test('newest first is a checkbox that disables the sliders', () => {
  renderWithProviders(<RankingDialog onClose={() => {}} />, { language: 'nl' })
  fireEvent.click(screen.getByRole('checkbox', { name: /^Nieuwste eerst/ }))
  expect(rankingPreferences.get().newestFirst).toBe(true)
  expect(screen.getAllByRole('slider').every((slider) => slider.hasAttribute('disabled'))).toBe(true)
})

test('a slider without effect explains what it needs', () => {
  renderWithProviders(<RankingDialog onClose={() => {}} />)
  expect(screen.getByText('Choose a city first to use this.')).toBeTruthy()
  cleanup()
  choosePlace(zwolle)
  renderWithProviders(<RankingDialog onClose={() => {}} />)
  expect(screen.queryByText('Choose a city first to use this.')).toBeNull()
})

test('the score dialog shows the factors, whose product is the score', async () => {
  renderWithProviders(<ScoreDialog storyId="s2" onClose={() => {}} />, { newsClient: newsClient() })
  expect(await screen.findByText('Headline 2')).toBeTruthy()
  expect(screen.getByText('Story 2 of 12')).toBeTruthy()
  const numbers = within(screen.getByRole('table'))
    .getAllByRole('cell')
    .map(({ textContent }) => Number(textContent))
  expect(numbers).toHaveLength(6)
  const product = numbers.slice(0, -1).reduce((product, number) => product * number, 1)
  expect(product / (numbers.at(-1) ?? 0)).toBeCloseTo(1, 1)
})

test('the score dialog shows that newest first ignores the score, or that there is no score', async () => {
  updateRankingPreferences({ newestFirst: true })
  renderWithProviders(<ScoreDialog storyId="s2" onClose={() => {}} />, { newsClient: newsClient() })
  expect(await screen.findByText(/^You are sorting by newest first/)).toBeTruthy()
  cleanup()
  renderWithProviders(<ScoreDialog storyId="gone" onClose={() => {}} />, { newsClient: newsClient() })
  expect(await screen.findByText(/^This story is not in the current edition/)).toBeTruthy()
})

test('on a wide screen the ranking panel is next to the list, which stays usable', () => {
  onScreen(true)
  const onClose = vi.fn()
  renderWithProviders(<RankingDialog onClose={onClose} />, { path: opened })
  const panel = screen.getByRole('dialog', { name: 'How your news is ranked' })
  expect(isBeside()).toBe(true)
  expect(document.activeElement).toBe(panel)
  fireEvent.keyDown(panel, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
  cleanup()
  expect(isBeside()).toBe(false)
})

test('in front of another dialog, or on a narrow screen, it is a modal dialog', () => {
  onScreen(true)
  renderWithProviders(<RankingDialog onClose={() => {}} />, { path: { ...opened, pathname: '/story/s2' } })
  expect(isBeside()).toBe(false)
  cleanup()
  onScreen(false)
  renderWithProviders(<RankingDialog onClose={() => {}} />, { path: opened })
  expect(isBeside()).toBe(false)
  expect(screen.getAllByRole('slider')).toHaveLength(3)
})
