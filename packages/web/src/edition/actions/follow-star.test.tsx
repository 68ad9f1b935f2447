// @vitest-environment happy-dom
import { MAX_FREE_FOLLOWED_THINGS } from '@plainwire/domain/follow'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { follow } from '../../account/followed/change-followed.ts'
import { followedThings } from '../../account/followed/followed.ts'
import { dismissToast, toasts } from '../../lib/access/toasts.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { readShownDialogs, ShownDialogs } from '../../testing/shown-dialogs.tsx'
import { NOW } from '../../testing/stories.ts'
import { FollowStar } from './follow-star.tsx'

afterEach(() => {
  cleanup()
  followedThings.set(followedThings.initial)
  for (const { id } of toasts.get()) dismissToast(id)
})

const zwolle = { kind: 'place', key: 'Zwolle, NL', label: 'Zwolle' } as const
const draw = (language: 'en' | 'nl' = 'en') =>
  renderWithProviders(
    <>
      <FollowStar thing={zwolle} />
      <ShownDialogs />
    </>,
    { language },
  )

test('B15 a star follows and unfollows, and is persisted on the device', () => {
  draw()
  const star = screen.getByRole('button', { name: 'Follow Zwolle', pressed: false })
  fireEvent.click(star)
  expect(screen.getByRole('button', { name: 'Follow Zwolle', pressed: true })).toBe(star)
  expect(JSON.parse(localStorage.getItem('plainwire.followed') ?? '')).toMatchObject([{ key: 'Zwolle, NL' }])
  fireEvent.click(star)
  expect(localStorage.getItem('plainwire.followed')).toBeNull()
})

test('B15 at the limit of a free reader it opens the Premium dialog', () => {
  for (let index = 0; index < MAX_FREE_FOLLOWED_THINGS; index++)
    follow({ kind: 'name', key: `n${index}`, label: `n${index}` }, NOW)
  draw('nl')
  fireEvent.click(screen.getByRole('button', { name: 'Zwolle volgen', pressed: false }))
  expect(followedThings.get()).toHaveLength(MAX_FREE_FOLLOWED_THINGS)
  expect(toasts.get().map(({ text }) => text)).toEqual([
    'Je kunt niet meer volgen. Met Premium volg je zoveel je wilt.',
  ])
  expect(readShownDialogs()).toEqual([{ name: 'upgrade', variant: 'default' }])
})

test.each([
  ['no list', '{}'],
  ['an unknown kind', '[{"kind":"star","key":"x","label":"x","followedAt":"2026-11-20T10:00:00Z"}]'],
  ['no date', '[{"kind":"name","key":"x","label":"x","followedAt":"soon"}]'],
])('B15 an invalid stored value is removed: %s', (_name, stored) => {
  localStorage.setItem('plainwire.followed', stored)
  followedThings.restore()
  expect(followedThings.get()).toEqual([])
  expect(localStorage.getItem('plainwire.followed')).toBeNull()
})
