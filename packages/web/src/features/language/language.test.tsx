// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announcement } from '../../lib/announcements.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import { loadSpeaker } from '../../lib/texts.ts'
import { LanguageProvider } from '../../reader/language-provider.tsx'
import { choosePlace, showPlace } from '../../reader/place.ts'
import { SPEAKERS } from '../../testing/render-part.tsx'
import { LanguageCard } from './language-card.tsx'
import { LanguageSelector } from './language-selector.tsx'

vi.mock('../../lib/texts.ts', { spy: true })

const city = (countryCode: string) => {
  return { city: 'Town', country: 'Country', countryCode, latitude: 10, longitude: 10 }
}
let address = ''

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  choosePlace(undefined)
})

function Address() {
  const { pathname, search } = useLocation()
  address = `${pathname}${search}`
  return null
}

const start = (path = '/', language: 'en' | 'nl' = path.includes('lang=nl') ? 'nl' : 'en') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <LanguageProvider initial={SPEAKERS[language]}>
        <LanguageSelector />
        <LanguageCard />
        <Address />
      </LanguageProvider>
    </MemoryRouter>,
  )
/** The router shows a new address a moment after the texts. */
const isAt = (expected: string) => vi.waitFor(() => expect(address).toBe(expected))
const isIn = (language: string) => vi.waitFor(() => expect(document.documentElement.lang).toBe(language))
const settled = () => act(async () => {})

test('LA-01 the stored choice wins over the place and the address', async () => {
  writeStored('plainwire.language', 'en')
  choosePlace(city('NL'))
  start('/science?lang=nl')
  await isIn('en')
  await isAt('/science')
})

test.each(['NL', 'BE', 'SR', 'AW', 'CW', 'SX', 'BQ'])(
  'LA-01 without a choice a reader in %s reads Dutch, at the same address',
  async (code) => {
    start('/science?q=storm')
    act(() => choosePlace(city(code)))
    await isIn('nl')
    await isAt('/science?q=storm&lang=nl')
    expect(readStored('plainwire.language')).toBeUndefined()
    act(() => choosePlace(city('GB')))
    await isIn('en')
    await isAt('/science?q=storm')
  },
)

test('LA-01 an address that asks for a language is believed; a place that only stands in isn’t', async () => {
  start('/?lang=nl')
  act(() => choosePlace(city('GB')))
  await settled()
  expect(document.documentElement.lang).toBe('nl')
  cleanup()
  start('/')
  act(() =>
    showPlace({ ...city('NL'), displayName: '', accuracy: 0, source: 'ip', timestamp: 0, isStandIn: true }),
  )
  await settled()
  expect(document.documentElement.lang).toBe('en')
})

test('LA-02 clearing the choice removes it and detects again', async () => {
  writeStored('plainwire.language', 'nl')
  start('/?lang=nl')
  fireEvent.click(screen.getByRole('button', { name: 'Kies volgens mijn locatie' }))
  await isIn('en')
  expect(readStored('plainwire.language')).toBeUndefined()
  act(() => choosePlace(city('BE')))
  await isIn('nl')
})

test('LA-03 a choice is announced, and kept only when asked', async () => {
  const heard = vi.fn()
  addEventListener('languageChanged', heard)
  start('/')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Remember my choice on this device' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Nederlands' }))
  await isIn('nl')
  expect(announcement.get().text).toBe('De pagina is nu in het Nederlands.')
  expect(heard.mock.calls[0]?.[0].detail).toBe('nl')
  expect(readStored('plainwire.language')).toBeUndefined()
  act(() => choosePlace(city('GB')))
  await settled()
  expect(document.documentElement.lang).toBe('nl')
  fireEvent.click(screen.getByRole('button', { name: /Taal: Nederlands/ }))
  fireEvent.click(screen.getByRole('link', { name: 'English' }))
  await isIn('en')
  expect(readStored('plainwire.language')).toBe('en')
})

test('LA-02 a detection that fails says so in both selectors, until it is dismissed', async () => {
  vi.mocked(loadSpeaker).mockRejectedValueOnce(new Error('offline'))
  start('/')
  act(() => choosePlace(city('NL')))
  expect(await screen.findAllByText('Failed to detect language')).toHaveLength(2)
  const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' })
  if (dismiss) fireEvent.click(dismiss)
  expect(screen.queryByText('Failed to detect language')).toBeNull()
  expect(document.documentElement.lang).toBe('en')
})
