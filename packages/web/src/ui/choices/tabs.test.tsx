// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

function ExampleTabs() {
  const [chosen, setChosen] = useState<'a' | 'b' | 'c'>('a')
  return (
    <Tabs
      label="Parts"
      names={['a', 'b', 'c']}
      chosen={chosen}
      title={(name) => `Part ${name}`}
      onChoose={setChosen}
    >
      What {chosen} shows
    </Tabs>
  )
}
const chosen = () => screen.getByRole('tab', { selected: true })

test('only the chosen tab is in the tab order, and it labels the panel', () => {
  render(<ExampleTabs />)
  expect(screen.getByRole('tablist', { name: 'Parts' })).toBeTruthy()
  expect(chosen().textContent).toBe('Part a')
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  expect(screen.getByRole('tabpanel', { name: 'Part a' }).textContent).toBe('What a shows')
  fireEvent.click(screen.getByRole('tab', { name: 'Part b' }))
  expect(screen.getByRole('tabpanel', { name: 'Part b' }).textContent).toBe('What b shows')
})

test.each([
  ['ArrowRight', 'Part b'],
  ['ArrowLeft', 'Part c'],
  ['End', 'Part c'],
  ['Home', 'Part a'],
])('%s on the first tab selects and focuses %s', (key, title) => {
  render(<ExampleTabs />)
  chosen().focus()
  fireEvent.keyDown(chosen(), { key })
  expect(chosen().textContent).toBe(title)
  expect(document.activeElement).toBe(chosen())
})
