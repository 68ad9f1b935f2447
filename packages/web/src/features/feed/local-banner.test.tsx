// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPart } from '../../testing/render-part.tsx'
import { LocalBanner } from './local-banner.tsx'

afterEach(cleanup)
const NONE = 'Nothing in this edition is from here: these are from farther away.'

test('B8 a place without news of its own says so', () => {
  renderPart(<LocalBanner levels={{ fallback: 7 }} />)
  expect(screen.getByText(NONE)).toBeTruthy()
})

test('B8 what each threshold gave is said otherwise', () => {
  renderPart(<LocalBanner levels={{ place: 2, fallback: 7 }} />)
  expect(screen.getByText('2 from close by · 7 from farther away')).toBeTruthy()
  expect(screen.queryByText(NONE)).toBeNull()
})
