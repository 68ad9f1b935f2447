// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { Sparkline } from './sparkline.tsx'

afterEach(cleanup)

/** Renders the chart of a figure that had these values on successive days from 1 November. */
function draw(values: readonly number[], target?: number, language: 'en' | 'nl' = 'en') {
  const history = values.map((value, index) => ({ date: `2026-11-0${index + 1}`, version: '1.0.0', value }))
  renderWithProviders(<Sparkline history={history} target={target} />, { language })
  const chart = screen.queryByRole('img')
  const attributes = (selector: string, ...names: string[]) => {
    const element = chart?.querySelector(selector)
    return element ? names.map((name) => element.getAttribute(name)).join(' ') : undefined
  }
  return {
    label: chart?.getAttribute('aria-label'),
    points: attributes('polyline', 'points'),
    dot: attributes('circle', 'cx', 'cy'),
    target: attributes('line[stroke-dasharray]', 'y1', 'y2'),
  }
}

test('a figure without runs has no chart', () => {
  expect(draw([]).label).toBeUndefined()
})

describe('the line of a chart of 96 by 32 pixels with a margin of 4', () => {
  test('goes from the lowest value at the bottom to the highest at the top, with a dot at the last run', () => {
    const { points, dot } = draw([0, 10, 5])
    expect(points).toBe('4,28 48,4 92,16')
    expect(dot).toBe('92 16')
  })

  test('is only a dot at the end for a single run, and level for equal values', () => {
    expect(draw([7])).toMatchObject({ points: '92,16', dot: '92 16' })
    cleanup()
    expect(draw([7, 7]).points).toBe('4,16 92,16')
  })

  test('has points rounded to a tenth of a pixel', () => {
    expect(draw([0, 1, 3, 3]).points).toBe('4,28 33.3,20 62.7,4 92,4')
  })
})

describe('the target', () => {
  test('is a dashed line on the same scale', () => {
    expect(draw([0, 10], 5)).toMatchObject({ points: '4,28 92,4', target: '16 16' })
  })

  test('widens the scale if it isn’t reached, and if it is exceeded', () => {
    expect(draw([0, 5], 10)).toMatchObject({ points: '4,28 92,16', target: '4 4' })
    cleanup()
    expect(draw([5, 10], 0)).toMatchObject({ points: '4,16 92,4', target: '28 28' })
  })

  test('is missing for a figure without one', () => {
    expect(draw([0, 10]).target).toBeUndefined()
  })
})

test('the label has the first and the last value with their days, in the reader’s language', () => {
  expect(draw([0.8, 0.5, 0.98765]).label).toBe('0.8 on 1 Nov 2026, 0.988 on 3 Nov 2026')
  cleanup()
  expect(draw([0.8, 0.9], undefined, 'nl').label).toBe('0,8 op 1 nov 2026, 0,9 op 2 nov 2026')
})
