// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useLinkClickHandler } from '../lib/addresses/link-provider.tsx'
import { readReturnPath } from '../lib/addresses/paths.ts'
import { renderWithProviders } from '../testing/render-with-providers.tsx'
import { AppLink } from './app-link.tsx'

afterEach(cleanup)

const address = () => screen.getByTestId('address').textContent
const link = (name: string) => screen.getByRole('link', { name })

function PathBehindDialog() {
  return <p data-testid="behind">{readReturnPath(useLocation().state) ?? 'nothing'}</p>
}

test('a link preserves the reader’s language, and a dialog returns to the page it was opened from', () => {
  const part = (
    <>
      <AppLink to="/world">World</AppLink>
      <AppLink to="/story/s1" opensDialog>
        A story
      </AppLink>
      <PathBehindDialog />
    </>
  )
  renderWithProviders(part, { language: 'nl', path: '/?lang=nl' })
  fireEvent.click(link('World'))
  expect(address()).toBe('/world?lang=nl')
  expect(screen.getByTestId('behind').textContent).toBe('nothing')
  fireEvent.click(link('A story'))
  expect(address()).toBe('/story/s1?lang=nl')
  expect(screen.getByTestId('behind').textContent).toBe('/world')
})

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click that opens a link in another tab is left to the browser: %j',
  (how) => {
    renderWithProviders(<AppLink to="/world">World</AppLink>)
    const isLeft = fireEvent.click(link('World'), how)
    expect(isLeft).toBe(true)
    expect(address()).toBe('/')
  },
)

test('a link to a part of a page has its fragment after the language', () => {
  renderWithProviders(
    <AppLink to="/story/s1" part="sources">
      Sources
    </AppLink>,
    { language: 'nl' },
  )
  expect(link('Sources').getAttribute('href')).toBe('/story/s1?lang=nl#sources')
})

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  )
}

test('a link to the current page adds nothing to the history', () => {
  const part = (
    <>
      <AppLink to="/world">World</AppLink>
      <Back />
    </>
  )
  renderWithProviders(part)
  fireEvent.click(link('World'))
  fireEvent.click(link('World'))
  expect(address()).toBe('/world')
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(address()).toBe('/')
})

test('links aren’t rendered again when the address changes', () => {
  let drawn = 0
  function Counted() {
    drawn += 1
    const follow = useLinkClickHandler('/world', false)
    return (
      <a href="/world" onClick={follow}>
        World
      </a>
    )
  }
  renderWithProviders(<Counted />)
  fireEvent.click(link('World'))
  expect(address()).toBe('/world')
  expect(drawn).toBe(1)
})
