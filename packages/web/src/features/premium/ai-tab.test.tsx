// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aiFeatureSwitches, learnedInterests } from '../../account/premium/ai-features.ts'
import { learnFromAction } from '../../account/premium/learning.ts'
import { readOpenDialogs } from '../../lib/addresses/open-dialogs.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { NOW } from '../../testing/stories.ts'
import { clearSubscriptions, giveSubscription, MONTHLY_SUBSCRIPTION } from '../../testing/subscribers.ts'
import { AiTab } from './ai-tab.tsx'

const MARS = { categories: ['science'], tags: ['Mars'] }

function OpenDialogNames() {
  return <p data-testid="dialogs">{JSON.stringify(readOpenDialogs(useLocation().state))}</p>
}
const draw = (language: 'en' | 'nl' = 'en') =>
  renderWithProviders(
    <>
      <AiTab />
      <OpenDialogNames />
    </>,
    { language },
  )
const toggle = (name: string) => screen.getByRole('switch', { name })
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  clearSubscriptions()
  aiFeatureSwitches.set(aiFeatureSwitches.initial)
  learnedInterests.set(learnedInterests.initial)
  vi.useRealTimers()
})

test('PS-07 each switch explains its effect on the feed, and is persisted', () => {
  giveSubscription(MONTHLY_SUBSCRIPTION)
  draw()
  for (const [name, said] of [
    ['Filter repetitive stories', /much the same/],
    ['Filter low-quality stories', /less than 5 of 10/],
    ['Recommend from what I read', /open, read long or save/],
    ['Surprise me a little', /Every eighth story/],
  ] as const) {
    expect(document.getElementById(toggle(name).getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      said,
    )
    fireEvent.click(toggle(name))
    expect(toggle(name)).toHaveProperty('checked', true)
  }
  aiFeatureSwitches.restore()
  expect(Object.values(aiFeatureSwitches.get())).toEqual([true, true, true, true])
})

test('PS-07 for a free reader the switches stay off and open the upgrade dialog', () => {
  aiFeatureSwitches.set({ ...aiFeatureSwitches.initial, repeats: true })
  draw()
  expect(toggle('Filter repetitive stories')).toHaveProperty('checked', false)
  fireEvent.click(toggle('Surprise me a little'))
  expect(screen.getByTestId('dialogs').textContent).toBe('[{"name":"upgrade","variant":"default"}]')
  expect(toggle('Surprise me a little')).toHaveProperty('checked', false)
})

test('PS-07 nothing is learned from a free reader, or if the switch is off', () => {
  learnFromAction(MARS, { kind: 'open' })
  aiFeatureSwitches.set({ ...aiFeatureSwitches.initial, recommend: true })
  learnFromAction(MARS, { kind: 'open' })
  giveSubscription(MONTHLY_SUBSCRIPTION)
  aiFeatureSwitches.set(aiFeatureSwitches.initial)
  learnFromAction(MARS, { kind: 'open' })
  expect(learnedInterests.get()).toEqual({})
})

test('PS-07 learned interests can be inspected, corrected and deleted', () => {
  giveSubscription(MONTHLY_SUBSCRIPTION)
  draw()
  fireEvent.click(toggle('Recommend from what I read'))
  const list = within(screen.getByRole('region', { name: 'What was learned from your reading' }))
  expect(list.getByText(/Nothing yet/)).toBeTruthy()
  act(() => learnFromAction(MARS, { kind: 'save' }))
  expect(list.getAllByText('You like this')).toHaveLength(2)
  expect(list.getByText('Science')).toBeTruthy()
  fireEvent.click(button('More of mars'))
  fireEvent.click(button('More of mars'))
  expect(list.getByText('You like this a lot')).toBeTruthy()
  for (let times = 0; times < 4; times++) fireEvent.click(button('Less of mars'))
  expect(list.getByText('You like this less')).toBeTruthy()
  fireEvent.click(button('Forget mars'))
  expect(list.queryByText('mars')).toBeNull()
  const before = aiFeatureSwitches.get()
  fireEvent.click(button('Erase all of it'))
  expect(learnedInterests.get()).toBe(learnedInterests.initial)
  expect(localStorage.getItem('plainwire.learned')).toBeNull()
  // The value is a new object, so that the lists of stories are computed again, without the erased interests.
  expect(aiFeatureSwitches.get()).not.toBe(before)
})

test.each([['"x"'], ['[1]'], ['{"mars":"much"}'], ['{"repeats":1}']])(
  'invalid persisted data is discarded: %s',
  (stored) => {
    localStorage.setItem('plainwire.learned', stored)
    localStorage.setItem('plainwire.assist', stored)
    aiFeatureSwitches.restore()
    expect(aiFeatureSwitches.get()).toBe(aiFeatureSwitches.initial)
    localStorage.removeItem('plainwire.assist')
    if (stored.includes('repeats')) return
    learnedInterests.restore()
    expect(learnedInterests.get()).toBe(learnedInterests.initial)
  },
)
