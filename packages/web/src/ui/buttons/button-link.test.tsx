// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { ButtonAnchor, ButtonLink } from './button-link.tsx'

afterEach(cleanup)

const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name })

test('a link that looks like a button navigates within the application', () => {
  renderWithProviders(
    <ButtonLink to="/world" look="outline" className="mt-3">
      World
    </ButtonLink>,
    { language: 'nl' },
  )
  expect([...link('World').classList]).toEqual(expect.arrayContaining(['mt-3', 'border-edge', 'target']))
  fireEvent.click(link('World'))
  expect(screen.getByTestId('address').textContent).toBe('/world?lang=nl')
})

test('a link to another site opens a new tab without a referrer if requested', () => {
  renderWithProviders(
    <>
      <ButtonAnchor href="https://example.org/" look="outline" opensTab>
        Site
      </ButtonAnchor>
      <ButtonAnchor href="mailto:help@example.org" look="text">
        Mail
      </ButtonAnchor>
    </>,
  )
  expect([link('Site').target, link('Site').rel]).toEqual(['_blank', 'noopener noreferrer'])
  expect([link('Mail').target, link('Mail').rel]).toEqual(['', ''])
  expect(link('Mail').getAttribute('href')).toBe('mailto:help@example.org')
})
