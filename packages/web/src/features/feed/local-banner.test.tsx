// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { choosePlace, setCurrentPlace } from '../../device/place/place.ts'
import { localRadius } from '../../device/place/radius.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { LocalBanner } from './local-banner.tsx'

const REYKJAVIK = {
  city: 'Reykjavik',
  country: 'Iceland',
  countryCode: 'IS',
  latitude: 64.15,
  longitude: -21.94,
}

afterEach(() => {
  cleanup()
  choosePlace(undefined)
  localRadius.set(undefined)
})

test('B8 above stories from elsewhere it does not call them local', () => {
  choosePlace(REYKJAVIK)
  renderWithProviders(<LocalBanner levels={{ fallback: 7 }} />)
  expect(screen.getByText('No local stories from Reykjavik in this edition')).toBeTruthy()
  expect(screen.getByText('These stories are from farther away.')).toBeTruthy()
  expect(screen.queryByText(/^Showing local stories/)).toBeNull()
})

test('FD-01 B8 it names the city and the number of stories at each level', () => {
  choosePlace(REYKJAVIK)
  renderWithProviders(<LocalBanner levels={{ place: 2, country: 1, fallback: 7 }} />)
  expect(screen.getByText('Showing local stories from Reykjavik')).toBeTruthy()
  const counts = '2 from close by · 1 from elsewhere in your country · 7 from farther away'
  expect(screen.getByText(counts)).toBeTruthy()
})

test('B8 with a radius it counts the stories within it', () => {
  localRadius.set(10)
  renderWithProviders(<LocalBanner levels={{ place: 3, region: 15 }} />, { language: 'nl' })
  expect(screen.getByText('3 binnen 10 km · 15 uit je regio')).toBeTruthy()
})

const ZWOLLE = {
  city: 'Zwolle',
  country: 'Netherlands',
  countryCode: 'NL',
  displayName: 'Zwolle, Netherlands',
  latitude: 52.51,
  longitude: 6.09,
  accuracy: 1,
  source: 'browser',
  timestamp: 0,
} as const

test.each([
  ['the city', ZWOLLE, 'Showing local stories from Zwolle'],
  [
    'your location if no town is known',
    { ...ZWOLLE, part: 'europe' as const },
    'Showing local stories from your location',
  ],
])('FD-01 the banner names %s', (_name, place, words) => {
  setCurrentPlace(place)
  renderWithProviders(<LocalBanner levels={{}} />)
  expect(screen.getByText(words)).toBeTruthy()
})

test('FD-01 without a city name the banner says your location', () => {
  renderWithProviders(<LocalBanner levels={{}} />)
  expect(screen.getByText('Showing local stories from your location')).toBeTruthy()
})
