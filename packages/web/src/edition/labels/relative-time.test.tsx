// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LOCALIZERS, renderWithProviders } from '../../testing/render-with-providers.tsx'
import { minutesAgo, NOW } from '../../testing/stories.ts'
import { formatRelativeTime, RelativeTime } from './relative-time.tsx'

afterEach(cleanup)

const HOUR = 60
const DAY = 24 * HOUR

test.each([
  [0.5, 'Just now', 'Zojuist'],
  [1, '1 min ago', '1 min geleden'],
  [59, '59 min ago', '59 min geleden'],
  [HOUR, '1 h ago', '1 uur geleden'],
  [23 * HOUR, '23 h ago', '23 uur geleden'],
  [DAY, '1 day ago', '1 dag geleden'],
  [6 * DAY, '6 days ago', '6 dagen geleden'],
  [7 * DAY, '1 week ago', '1 week geleden'],
  [4 * 7 * DAY, '4 weeks ago', '4 weken geleden'],
  [5 * 7 * DAY, '16 Oct 2026', '16 okt 2026'],
])('TM-01 %d minutes ago reads %s', (minutes, english, dutch) => {
  const moment = new Date(minutesAgo(minutes))
  expect(formatRelativeTime(moment, NOW, LOCALIZERS.en, 'UTC')).toBe(english)
  expect(formatRelativeTime(moment, NOW, LOCALIZERS.nl, 'UTC')).toBe(dutch)
})

test('TM-01 within a sentence the text for now isn’t capitalised, and months follow their language', () => {
  const within = (minutes: number, language: 'en' | 'nl') =>
    formatRelativeTime(new Date(minutesAgo(minutes)), NOW, LOCALIZERS[language], 'UTC', 'time.now.within')
  expect(within(0.5, 'en')).toBe('just now')
  expect(within(0.5, 'nl')).toBe('zojuist')
  expect(within(5 * 7 * DAY, 'en')).toBe('16 Oct 2026')
})

test('TM-01 a time has a machine-readable value; an invalid one isn’t shown', () => {
  const { unmount } = renderWithProviders(<RelativeTime iso={minutesAgo(180)} />)
  const time = screen.getByText('3 h ago')
  expect(time.getAttribute('datetime')).toBe(minutesAgo(180))
  unmount()
  renderWithProviders(<RelativeTime iso="soon" />)
  expect(document.querySelector('time')).toBeNull()
})
