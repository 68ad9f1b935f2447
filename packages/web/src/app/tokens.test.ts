import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { THEMES } from '../device/appearance/theme.ts'

const CSS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
const OKLCH = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/
const HUES = Array.from({ length: 12 }, (_, index) => index * 30)

type Scheme = 'light' | 'dark'
type Tokens = Record<string, string>

function tokensIn(block: string): Tokens {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}
const blockOf = (start: string) => {
  const from = CSS.indexOf(start)
  return CSS.slice(from, CSS.indexOf('}', from))
}
const BASE = { ...tokensIn(blockOf('@theme {')), ...tokensIn(blockOf('@theme inline {')) }
const themed = (name: string): Tokens => ({ ...BASE, ...tokensIn(blockOf(`  [data-theme="${name}"] {`)) })
const CONTRAST = { ...BASE, ...tokensIn(blockOf('@utility contrast-tokens {')) }

/** A color in a scheme, as linear red, green and blue. */
function linearRgb(value: string, scheme: Scheme, hue: number): [number, number, number] {
  const both = [...value.replaceAll('var(--hue)', String(hue)).matchAll(new RegExp(OKLCH, 'g'))]
  const [, lightness = '', chroma = '', angle = ''] = both[scheme === 'dark' ? both.length - 1 : 0] ?? []
  const a = Number(chroma) * Math.cos((Number(angle) * Math.PI) / 180)
  const b = Number(chroma) * Math.sin((Number(angle) * Math.PI) / 180)
  const l = (Number(lightness) + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (Number(lightness) - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (Number(lightness) - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function luminance(value: string, scheme: Scheme, hue: number): number {
  const [red, green, blue] = linearRgb(value, scheme, hue).map((part) => Math.min(1, Math.max(0, part)))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function contrast(
  tokens: Tokens,
  [text, ground]: readonly [string, string],
  scheme: Scheme,
  hue = 0,
): number {
  const [one, other] = [text, ground].map((name) => luminance(tokens[`color-${name}`] ?? '', scheme, hue))
  const [high, low] = [Math.max(one ?? 0, other ?? 0), Math.min(one ?? 0, other ?? 0)]
  return (high + 0.05) / (low + 0.05)
}

const TEXTS = ['ink', 'ink-soft', 'accent', 'danger', 'ok', 'warn'].flatMap((text) =>
  ['paper', 'surface', 'hush'].map((ground) => [text, ground] as const),
)
const SCHEMES: [string, Scheme, Tokens][] = [
  ['the system’s theme', 'light', BASE],
  ['the system’s theme', 'dark', BASE],
  ['sepia', 'light', themed('sepia')],
  ['newsprint', 'light', themed('newsprint')],
  ['high-contrast', 'light', CONTRAST],
  ['high-contrast', 'dark', CONTRAST],
]

describe.each(SCHEMES)('PS-08 the theme %s, %s,', (name, scheme, tokens) => {
  const least = name === 'high-contrast' ? 7 : 4.5

  test.each([...TEXTS, ['accent-ink', 'accent'] as const, ['ink', 'mark'] as const])(
    `has %s on %s at ${least}:1`,
    (...pair) => {
      expect(contrast(tokens, pair, scheme)).toBeGreaterThanOrEqual(least)
    },
  )

  test('has controls at 3:1, and the names of categories at 4.5:1 in every hue', () => {
    expect(contrast(tokens, ['edge', 'paper'], scheme)).toBeGreaterThanOrEqual(3)
    for (const hue of HUES)
      for (const ground of ['paper', 'surface'])
        expect(contrast(tokens, ['hue-ink', ground], scheme, hue)).toBeGreaterThanOrEqual(4.5)
  })
})

/**
 * The declarations of a theme, by property; the value of '@apply' is the list of utilities that the theme
 * uses. If a property is declared several times, the last declaration wins.
 */
function drawnWith(name: string): Tokens {
  const rules = [...CSS.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
  const met = rules.filter(([, selectors = '']) =>
    selectors.split(',').some((one) => one.trim() === `[data-theme="${name}"]`),
  )
  const own = met.flatMap(([, , block = '']) => [...block.matchAll(/(@apply|[\w-]+):?\s*([^;]+);/g)])
  return Object.fromEntries(own.map(([, property, value]) => [property, value]))
}

test('PS-08 each selectable theme has the colors of its name', () => {
  expect(drawnWith('light')).toEqual({ 'color-scheme': 'light' })
  expect(drawnWith('dark')).toEqual({ 'color-scheme': 'dark' })
  const own = THEMES.filter((name) => !['system', 'light', 'dark'].includes(name)).map(drawnWith)
  for (const tokens of own) expect(tokens['--color-paper'] ?? tokens['@apply']).toBeTruthy()
  expect(new Set(own.map((tokens) => JSON.stringify(tokens))).size).toBe(own.length)
})

test('black on white is 21:1, which proves the calculation', () => {
  expect(contrast({ 'color-a': 'oklch(0 0 0)', 'color-b': 'oklch(1 0 0)' }, ['a', 'b'], 'light')).toBeCloseTo(
    21,
    1,
  )
})
