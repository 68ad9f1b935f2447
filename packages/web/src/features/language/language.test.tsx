// @vitest-environment happy-dom
import type { Language } from '@plainwire/domain/language'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LanguageProvider, useLanguageChoice } from '../../device/language/language-provider.tsx'
import { choosePlace, setCurrentPlace } from '../../device/place/place.ts'
import { announcement } from '../../lib/access/announcements.ts'
import { NO_TOASTS, toasts } from '../../lib/access/toasts.ts'
import { readStoredValue, writeStoredValue } from '../../lib/storage/storage.ts'
import { loadLocalizer } from '../../lib/texts.ts'
import { LOCALIZERS } from '../../testing/render-with-providers.tsx'
import { ToastList } from '../../ui/messages/toast-list.tsx'
import { LanguageCard } from './language-card.tsx'
import { LanguageSelector } from './language-selector.tsx'
import { LanguageSuggestion } from './language-suggestion.tsx'

vi.mock('../../lib/texts.ts', { spy: true })

const city = (countryCode: string) => {
  return { city: 'Town', country: 'Country', countryCode, latitude: 10, longitude: 10 }
}
let address = ''

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  choosePlace(undefined)
  toasts.set(NO_TOASTS)
  vi.unstubAllGlobals()
})

function Address() {
  const { pathname, search } = useLocation()
  address = `${pathname}${search}`
  return null
}

let offered: Language | undefined
function Offer() {
  offered = useLanguageChoice().offered
  return offered && <LanguageSuggestion language={offered} />
}

const start = (path = '/', language: 'en' | 'nl' = path.includes('lang=nl') ? 'nl' : 'en') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <LanguageProvider initial={LOCALIZERS[language]}>
        <LanguageSelector />
        <LanguageCard />
        <Offer />
        <ToastList />
        <Address />
      </LanguageProvider>
    </MemoryRouter>,
  )
/** Waits for the URL, which changes a moment after the texts. */
const isAt = (expected: string) => vi.waitFor(() => expect(address).toBe(expected))
const isIn = (language: string) => vi.waitFor(() => expect(document.documentElement.lang).toBe(language))
const settled = () => act(async () => {})

test('LA-01 the stored choice takes precedence over the place and the URL', async () => {
  writeStoredValue('plainwire.language', 'en')
  choosePlace(city('NL'))
  start('/science?lang=nl')
  await isIn('en')
  await isAt('/science')
})

const offer = () => screen.queryByText('Plainwire is er ook in het Nederlands.')
const answer = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each(['NL', 'BE', 'SR', 'AW', 'CW', 'SX', 'BQ'])(
  'LA-01 without a choice a reader in %s is offered Dutch, and nothing changes before the answer',
  async (code) => {
    start('/science?q=storm')
    act(() => choosePlace(city(code)))
    await vi.waitFor(() => expect(offer()).toBeTruthy())
    expect(document.documentElement.lang).toBe('en')
    expect(offer()?.closest('[lang="nl"]')).toBeTruthy()
    answer('Lees Nederlands')
    await isIn('nl')
    await isAt('/science?q=storm&lang=nl')
    expect(readStoredValue('plainwire.language')).toBe('nl')
    expect(offer()).toBeNull()
  },
)

test('LA-01 a reader who declines is not asked again', async () => {
  start('/')
  act(() => choosePlace(city('NL')))
  await vi.waitFor(() => answer('Blijf bij Engels'))
  expect(offer()).toBeNull()
  act(() => choosePlace(city('BE')))
  expect(offer()).toBeNull()
  cleanup()
  start('/')
  await settled()
  expect(offer()).toBeNull()
  expect(document.documentElement.lang).toBe('en')
})

test('LA-01 Dutch is offered if it is the browser’s first language, and otherwise not', async () => {
  vi.stubGlobal('navigator', { languages: ['nl-BE', 'en'] })
  start('/')
  await vi.waitFor(() => expect(offer()).toBeTruthy())
  cleanup()
  toasts.set(NO_TOASTS)
  vi.stubGlobal('navigator', { languages: ['en-GB', 'nl'] })
  start('/')
  await settled()
  expect(offer()).toBeNull()
})

test('LA-03 every change of language is announced and can be undone', async () => {
  start('/science')
  fireEvent.click(screen.getByRole('radio', { name: 'Nederlands' }))
  await isIn('nl')
  expect(await screen.findByText('De pagina is nu in het Nederlands.')).toBeTruthy()
  answer('Back to English')
  await isIn('en')
  await isAt('/science')
  expect(readStoredValue('plainwire.language')).toBe('en')
  expect(screen.getByRole('button', { name: 'Terug naar het Nederlands' })).toBeTruthy()
})

test('LA-01 the language of the URL is used; a default place has no influence', async () => {
  start('/?lang=nl')
  act(() => choosePlace(city('GB')))
  await settled()
  expect(document.documentElement.lang).toBe('nl')
  cleanup()
  start('/')
  const found = { ...city('NL'), displayName: '', accuracy: 0, source: 'ip', timestamp: 0 } as const
  act(() => setCurrentPlace({ ...found, isDefault: true }))
  await settled()
  expect(document.documentElement.lang).toBe('en')
  expect(offered).toBeUndefined()
  act(() => setCurrentPlace(found))
  expect(offered).toBe('nl')
})

test('LA-02 clearing the choice removes it and detects again', async () => {
  writeStoredValue('plainwire.language', 'nl')
  start('/?lang=nl')
  fireEvent.click(screen.getByRole('button', { name: 'Kies volgens mijn locatie' }))
  await isIn('en')
  expect(readStoredValue('plainwire.language')).toBeUndefined()
  act(() => choosePlace(city('BE')))
  fireEvent.click(screen.getByRole('button', { name: 'Choose by my location' }))
  await isIn('nl')
})

test('LA-03 a choice is announced, and persisted only if requested', async () => {
  const heard = vi.fn()
  addEventListener('languageChanged', heard)
  start('/')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Remember my choice on this device' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Nederlands' }))
  await isIn('nl')
  expect(announcement.get().text).toBe('De pagina is nu in het Nederlands.')
  expect(heard.mock.calls[0]?.[0].detail).toBe('nl')
  expect(readStoredValue('plainwire.language')).toBeUndefined()
  act(() => choosePlace(city('GB')))
  await settled()
  expect(document.documentElement.lang).toBe('nl')
  fireEvent.click(screen.getByRole('button', { name: /Taal: Nederlands/ }))
  fireEvent.click(screen.getByRole('link', { name: 'English' }))
  await isIn('en')
  expect(readStoredValue('plainwire.language')).toBe('en')
})

test('LA-02 a failed detection is shown in both selectors until it is dismissed', async () => {
  start('/')
  act(() => choosePlace(city('NL')))
  await vi.waitFor(() => expect(offer()).toBeTruthy())
  vi.mocked(loadLocalizer).mockRejectedValueOnce(new Error('offline'))
  fireEvent.click(screen.getByRole('button', { name: 'Choose by my location' }))
  expect(await screen.findAllByText('Failed to detect language')).toHaveLength(2)
  const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' })
  if (dismiss) fireEvent.click(dismiss)
  expect(screen.queryByText('Failed to detect language')).toBeNull()
  expect(document.documentElement.lang).toBe('en')
})
