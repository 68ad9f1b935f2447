// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { SearchField } from './search-field.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } })

function draw(query = '') {
  const onSearch = vi.fn()
  renderWithProviders(
    <SearchField
      query={query}
      focusCount={0}
      onSearch={onSearch}
      onClose={() => {}}
      onLeaveEmpty={() => {}}
    />,
  )
  return onSearch
}

test('HD-05 a search starts 300 ms after the last keystroke', async () => {
  const onSearch = draw()
  type('zw')
  await pass(299)
  type('zwolle')
  await pass(299)
  expect(onSearch).not.toHaveBeenCalled()
  await pass(1)
  expect(onSearch.mock.calls).toEqual([['zwolle']])
})

test('Enter searches immediately and only once', async () => {
  const onSearch = draw()
  type('zwolle')
  fireEvent.submit(screen.getByRole('combobox').closest('form') ?? document.body)
  expect(onSearch.mock.calls).toEqual([['zwolle']])
  await pass(600)
  expect(onSearch).toHaveBeenCalledOnce()
})
