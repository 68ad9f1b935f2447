import { expect, test } from 'vitest'
import { evaluateConstant } from './evaluate-constant.ts'
import { updateFigures } from './figures-in.ts'
import { findUnlistedFolders } from './folders-listed.ts'
import { formatFigure } from './print-figure.ts'
import { findStalePages } from './printed-pages.ts'
import { updateSettings } from './settings-table.ts'

const code = `
import { DAY_MS } from '@plainwire/domain/time'
const HOUR_MS = 3_600_000
/** Comments don't matter. */
export const LEASE_MS = 1.25 * HOUR_MS
const KEPT_MS: number = 7 * DAY_MS
const POINTS = {
  country: 3,
  deep: { first: -4.5 },
} as const satisfies Points
const [A, B] = [1, 2]
const SHARE = 0.4 // of the shorter one
`
const sources = [
  { file: 'packages/a/src/visit/rhythm.ts', text: code },
  { file: 'packages/b/src/rhythm.ts', text: 'const MOST = 6\n' },
  { file: 'content/weights/a.json', text: '{"story": {"same.lead": 2.5}}' },
]

test.each([
  ['LEASE_MS', 4_500_000],
  ['KEPT_MS', 604_800_000],
  ['POINTS.country', 3],
  ['POINTS.deep.first', -4.5],
  ['SHARE', 0.4],
])('the constant %s is read from the text of its file', (path, value) => {
  expect(evaluateConstant(code, path)).toBe(value)
})

test.each(['MISSING', 'POINTS.gone', 'KEPT'])('a constant that doesn’t exist is an error: %s', (path) => {
  expect(() => evaluateConstant(code, path)).toThrow()
})

test.each([
  [20_000, undefined, '20,000'],
  [-4.5, undefined, '−4.5'],
  [-2, 'size', '2'],
  [6, 'word', 'six'],
  [1, 'Word', 'One'],
  [16, 'word', '16'],
  [500_000, 'plain', '500000'],
  [180_000, 'word-minutes', 'three'],
  [43_200_000, 'hours', '12'],
  [0.4, 'percent', '40'],
  [33_554_432, 'MB', '32'],
  [10_000_000, 'MB-decimal', '10'],
])('%s in the unit %s is printed as %s', (value, unit, printed) => {
  expect(formatFigure(value, unit ?? '')).toBe(printed)
})

test('a figure without a number or of an unknown unit is an error', () => {
  expect(() => formatFigure({}, '')).toThrow('no figure')
  expect(() => formatFigure(Number.NaN, '')).toThrow('no figure')
  expect(() => formatFigure(1, 'parsecs')).toThrow('parsecs')
})

const marked = (reference: string, figure: string) => `up to <!--=${reference}-->${figure}<!--/--> stories`

test('a figure that differs from the code is replaced, and one that agrees is unchanged', () => {
  const page = marked('visit/rhythm#POINTS.country word', 'five')
  const printed = updateFigures(page, sources)
  expect(printed).toEqual({
    text: marked('visit/rhythm#POINTS.country word', 'three'),
    problems: [],
    count: 1,
  })
  expect(updateFigures(printed.text, sources).text).toBe(printed.text)
  expect(updateFigures(marked('content/weights/a.json#story.same.lead', '2'), sources).text).toContain(
    '>2.5<',
  )
})

test.each([
  ['gone#MOST', 'names no file'],
  ['rhythm#MOST', 'is ambiguous'],
  ['visit/rhythm#GONE', 'no constant'],
  ['visit/rhythm#POINTS', 'no figure'],
])('a marker without a constant is a problem: %s', (reference, problem) => {
  const { text, problems } = updateFigures(marked(reference, '6'), sources)
  expect(text).toBe(marked(reference, '6'))
  expect(problems.join()).toContain(problem)
})

const table = (...rows: string[]) =>
  `# Page\n\n| name | default | meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n\nMore.\n`

test('defaults are those of the schema, and settings without one are unchanged', () => {
  const page = table(
    '| `PORT`, `HOST` | 80, – | where | ',
    '| `LIMIT` | 5; none here | at most |',
    '| `KEY` | – | x |',
  )
  const { text, problems } = updateSettings(page, [
    { name: 'PORT', default: '8080' },
    { name: 'HOST', default: '127.0.0.1' },
    { name: 'LIMIT', default: '6' },
    { name: 'KEY', default: undefined },
  ])
  expect(problems).toEqual([])
  expect(text).toBe(
    table(
      '| `PORT`, `HOST` | 8080, 127.0.0.1 | where | ',
      '| `LIMIT` | 6; none here | at most |',
      '| `KEY` | – | x |',
    ),
  )
})

test('a setting that the table lacks or has twice, or that doesn’t exist, is a problem', () => {
  const page = table(
    '| `PORT` | – | where |',
    '| `PORT` | – | again |',
    '| `GONE` | – | x |',
    '| `THEIRS` | – | x |',
  )
  const { problems } = updateSettings(
    page,
    [
      { name: 'PORT', default: '1' },
      { name: 'NEW', default: undefined },
    ],
    ['THEIRS'],
  )
  expect(problems).toEqual(['lacks the setting NEW', 'has GONE, which is no setting', 'has PORT twice'])
  expect(updateSettings('# Page', [], []).problems).toEqual(['has no table of settings'])
})

test('a folder that is missing in the table is reported, and one that no longer exists', () => {
  const page = '| `packages/a/src/story` | stories |\n| `packages/a/src/gone` | nothing |\n'
  expect(findUnlistedFolders(page, ['packages/a/src/story', 'packages/a/src/place'])).toEqual([
    "doesn't list packages/a/src/place.",
    "lists packages/a/src/gone, which doesn't exist.",
  ])
})

test('a stale page is reported with its line, and every problem', () => {
  const page = { file: 'docs/a.md', text: 'a\nb', printed: 'a\nc', problems: ['lacks x'] }
  expect(findStalePages([page])).toEqual([
    'docs/a.md: lacks x',
    'docs/a.md:2 differs from the code: run npm run figures.',
  ])
})
