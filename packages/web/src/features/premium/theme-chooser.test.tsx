// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { theme } from '../../device/appearance/theme.ts'
import { readOpenDialogs } from '../../lib/addresses/open-dialogs.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { NOW } from '../../testing/stories.ts'
import { clearSubscriptions, giveSubscription, MONTHLY_SUBSCRIPTION } from '../../testing/subscribers.ts'
import { ThemeChooser } from './theme-chooser.tsx'

function OpenDialogNames() {
  return <p data-testid="dialogs">{JSON.stringify(readOpenDialogs(useLocation().state))}</p>
}
const draw = () =>
  renderWithProviders(
    <>
      <ThemeChooser />
      <OpenDialogNames />
    </>,
  )
const option = (name: string) => screen.getByRole('radio', { name })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  clearSubscriptions()
  theme.set(theme.initial)
  vi.useRealTimers()
})

test('PS-08 for a free reader a premium theme opens the upgrade dialog and changes nothing', () => {
  draw()
  expect(option('Same as your device')).toHaveProperty('checked', true)
  fireEvent.click(option('Dark'))
  expect(screen.getByTestId('dialogs').textContent).toBe('[{"name":"upgrade","variant":"default"}]')
  expect(theme.get()).toBe(theme.initial)
  expect(option('Same as your device')).toHaveProperty('checked', true)
})

test('PS-08 premium themes have a lock for free readers only', () => {
  const locked = () =>
    screen
      .getAllByRole('radio')
      .filter((radio) => radio.closest('label')?.querySelector('svg'))
      .map((radio) => radio.closest('label')?.textContent)
  draw()
  expect(locked()).toEqual(['Light', 'Dark', 'Sepia', 'Newsprint'])
  act(() => giveSubscription(MONTHLY_SUBSCRIPTION))
  expect(locked()).toEqual([])
})

test('PS-08 High contrast is free for everybody, for accessibility', () => {
  draw()
  fireEvent.click(option('High contrast'))
  expect(option('High contrast')).toHaveProperty('checked', true)
  expect(document.documentElement.dataset.theme).toBe('high-contrast')
  expect(screen.getByTestId('dialogs').textContent).toBe('[]')
  expect(theme.get()).toEqual({ name: 'high-contrast' })
})

test('PS-08 a premium reader chooses light, dark, Sepia, Newsprint or High contrast, until Premium ends', () => {
  giveSubscription(MONTHLY_SUBSCRIPTION)
  draw()
  for (const name of ['Light', 'Dark', 'Newsprint', 'High contrast', 'Sepia']) {
    fireEvent.click(option(name))
    expect(option(name)).toHaveProperty('checked', true)
  }
  expect(document.documentElement.dataset.theme).toBe('sepia')
  act(() => clearSubscriptions())
  expect(option('Same as your device')).toHaveProperty('checked', true)
})
