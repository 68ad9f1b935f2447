// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { choosePlace, restorePlace } from '../../device/place/place.ts'
import { NO_TOASTS, toasts } from '../../lib/access/toasts.ts'
import { readStoredValue, writeStoredValue } from '../../lib/storage/storage.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { CityChooser } from './city-chooser.tsx'
import { LocationCard } from './location-card.tsx'
import { LocationSelector } from './location-selector.tsx'
import { useRefreshOutdatedPlace } from './use-fresh-place.ts'

const ZWOLLE = {
  name: 'Zwolle',
  country: 'Netherlands',
  country_code: 'NL',
  latitude: 52.51,
  longitude: 6.09,
}
const FOUND = {
  city: 'Zwolle',
  country: 'Netherlands',
  countryCode: 'NL',
  displayName: 'Zwolle, Netherlands',
  latitude: 52.51,
  longitude: 6.09,
}
const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>()
const permission = vi.fn()

// Loads the lazily loaded part, so that no test waits for it.
beforeAll(() => import('./city-chooser.tsx'))
beforeEach(() => {
  localStorage.clear()
  getCurrentPosition.mockReset().mockImplementation((_found, failed) => failed?.({ code: 1 } as never))
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: 'test',
    geolocation: { getCurrentPosition },
    permissions: { query: permission },
  })
})
afterEach(() => {
  cleanup()
  choosePlace(undefined)
  toasts.set(NO_TOASTS)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const chooser = (newsClient = fakeNewsClient({ cities: [ZWOLLE] })) => {
  renderWithProviders(<CityChooser onDone={() => {}} isFocused />, { newsClient })
  return newsClient
}
const current = () => screen.getByRole('button', { name: 'Use Current Location' })
const shownCities = () => within(screen.getByRole('list')).getAllByRole('button')
/** Waits until the worker's answer has been rendered. */
const answered = () => act(() => vi.advanceTimersByTimeAsync(10))
const type = async (typed: string) => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } })
  await act(() => vi.advanceTimersByTimeAsync(300))
  await answered()
}

test('LO-06 popular cities are shown at once; the full list is searched 300 ms after the last keystroke', async () => {
  vi.useFakeTimers()
  const newsClient = chooser()
  expect(shownCities()).toHaveLength(44)
  await type('z')
  expect(newsClient.cities).not.toHaveBeenCalled()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' zwol ' } })
  await act(() => vi.advanceTimersByTimeAsync(299))
  expect(newsClient.cities).not.toHaveBeenCalled()
  await answered()
  await answered()
  expect(newsClient.cities.mock.calls).toEqual([['zwol']])
  expect(shownCities().map(({ textContent }) => textContent)).toEqual(['ZwolleNetherlands'])
})

test('LO-06 an empty result has a message; a failure to load the list can be retried', async () => {
  vi.useFakeTimers()
  const newsClient = chooser()
  await type('xyzzy')
  expect(screen.getAllByText('No cities found matching the query')).toHaveLength(2)
  newsClient.cities.mockResolvedValueOnce({ ok: false, failure: 'network' })
  await type('zwol')
  expect(screen.getByRole('alert').textContent).toContain('The list of cities could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await answered()
  expect(shownCities()).toHaveLength(1)
})

test('LO-01 LO-04 a city chosen in the compact selector is the reader’s place until it is cleared', async () => {
  renderWithProviders(<LocationSelector />, { newsClient: fakeNewsClient({ cities: [ZWOLLE] }) })
  fireEvent.click(screen.getByRole('button', { name: 'Choose a location' }))
  fireEvent.click(await screen.findByText('Amsterdam'))
  expect(readStoredValue('plainwire.place')).toMatchObject({ city: 'Amsterdam', source: 'manual' })
  fireEvent.click(screen.getByRole('button', { name: 'Location: Amsterdam' }))
  fireEvent.click(await screen.findByText('Forget this location'))
  expect(screen.getByRole('button', { name: 'Choose a location' })).toBeTruthy()
  expect(localStorage.length).toBe(0)
})

test('LO-01 LO-06 Dutch readers choose Den Haag, not The Hague, and see that name on the next visit', async () => {
  renderWithProviders(<LocationSelector />, { language: 'nl' })
  fireEvent.click(screen.getByRole('button', { name: 'Kies een locatie' }))
  fireEvent.click(await screen.findByText('Den Haag'))
  expect(readStoredValue('plainwire.place')).toMatchObject({ city: 'The Hague', countryCode: 'NL' })
  act(() => restorePlace())
  expect(screen.getByRole('button', { name: 'Locatie: Den Haag' })).toBeTruthy()
  act(() => choosePlace(undefined))
})

test('LO-01 Use Current Location clears the choice, explains what happens, and finds the place', async () => {
  getCurrentPosition.mockImplementation((found) =>
    found({ coords: { latitude: 52.512345, longitude: 6.094, accuracy: 30 } } as GeolocationPosition),
  )
  choosePlace({ city: 'Perth', country: 'Australia', countryCode: 'AU', latitude: -32, longitude: 115.9 })
  const newsClient = fakeNewsClient()
  newsClient.placesNear.mockResolvedValue({ ok: true, data: [FOUND] })
  renderWithProviders(<LocationCard />, { newsClient })
  const button = await screen.findByRole('button', { name: 'Use Current Location' })
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'rounded on this device to about ten kilometres',
  )
  expect(getCurrentPosition).not.toHaveBeenCalled()
  fireEvent.click(button)
  expect(await screen.findByText('Location: Zwolle')).toBeTruthy()
  expect(readStoredValue('plainwire.place')).toBeUndefined()
  expect(readStoredValue('plainwire.found-place')).toMatchObject({ city: 'Zwolle', source: 'browser' })
  expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({
    timeout: 10_000,
    enableHighAccuracy: true,
    maximumAge: 300_000,
  })
})

test('LO-03 the default place is Lisbon if none was detected, and New York if detection failed', async () => {
  const newsClient = fakeNewsClient()
  renderWithProviders(<LocationCard />, { newsClient })
  await screen.findByRole('button', { name: 'Use Current Location' })
  fireEvent.click(current())
  expect(await screen.findByText('Location: Lisbon')).toBeTruthy()
  cleanup()
  const failing = fakeNewsClient()
  failing.placeOfAddress.mockResolvedValue({ ok: false, failure: 'network' })
  renderWithProviders(<LocationCard />, { newsClient: failing })
  await screen.findByRole('button', { name: 'Use Current Location' })
  fireEvent.click(current())
  expect(await screen.findByText('Location: New York')).toBeTruthy()
  expect(toasts.get().at(-1)).toMatchObject({ kind: 'error', text: 'Failed to detect location' })
  expect(localStorage.length).toBe(0)
})

test('LO-05 a place without a town is named after its part of the world, in the reader’s language', async () => {
  getCurrentPosition.mockImplementation((found) =>
    found({ coords: { latitude: 48, longitude: -20, accuracy: 30 } } as GeolocationPosition),
  )
  renderWithProviders(<LocationCard />, { language: 'nl' })
  fireEvent.click(await screen.findByRole('button', { name: 'Gebruik huidige locatie' }))
  expect(await screen.findByText('Locatie: Locatie in Europa')).toBeTruthy()
})

function Started() {
  useRefreshOutdatedPlace()
  return null
}

test.each([
  ['a reader who never used detection', undefined, 'granted', 0],
  ['a reader whose browser would prompt', { ...FOUND, source: 'browser', timestamp: 0 }, 'prompt', 0],
  [
    'a reader who has used and allowed detection',
    { ...FOUND, source: 'browser', timestamp: 0 },
    'granted',
    1,
  ],
])(
  'LO-02 at the start, for %s, the position is requested only if it should be',
  async (_name, found, state, times) => {
    if (found) writeStoredValue('plainwire.found-place', found)
    permission.mockResolvedValue({ state })
    const newsClient = fakeNewsClient()
    renderWithProviders(<Started />, { newsClient })
    await vi.waitFor(() => expect(permission).toHaveBeenCalledTimes(found ? 1 : 0))
    if (times) await vi.waitFor(() => expect(getCurrentPosition).toHaveBeenCalledTimes(times))
    expect(getCurrentPosition).toHaveBeenCalledTimes(times)
    if (!times) expect(newsClient.placeOfAddress).not.toHaveBeenCalled()
  },
)
