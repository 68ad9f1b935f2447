import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const page = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8')
const decisionFiles = readdirSync(join(ROOT, 'docs/decisions'))
const decisions = decisionFiles.map((name) => Number(name.slice(0, 4)))

/**
 * The rows of the tables in docs/requirements.md: the id or number at the beginning of each (`of`), the tests
 * that it names, and the decisions.
 */
const rows = page.split('\n').flatMap((line) => {
  const [, of = '', , proof = ''] = line.split('|').map((cell) => cell.trim())
  if (!/^([A-Z]{2}-\d{2}|\d)$/.test(of)) return []
  const tests = Array.from(proof.matchAll(/`([^`]+)`/g), ([, name = '']) => name)
  return [
    {
      of,
      line,
      tests,
      decided: Array.from(proof.matchAll(/decision (\d+)/g), ([, number]) => Number(number)),
    },
  ]
})

/**
 * Returns the file of a test name: 'web/app/front-page' is packages/web/src/app/front-page.test.tsx, while
 * e2e and content are at the root.
 */
function fileOf(name: string): string | undefined {
  const [first = '', ...rest] = name.split('/')
  const base = ['e2e', 'content'].includes(first) ? name : `packages/${first}/src/${rest.join('/')}`
  return ['ts', 'tsx'].map((ending) => join(ROOT, `${base}.test.${ending}`)).find((path) => existsSync(path))
}

/** Returns true if the title of a test in a file contains an id. A title is the first string of its line. */
const names = (file: string, id: string) =>
  new RegExp(`^[^'"\`\\n]*['"\`][^\\n]*\\b${id}\\b`, 'm').test(readFileSync(file, 'utf8'))

test.each(decisionFiles)('%s has its number and a title as its heading', (name) => {
  const [heading] = readFileSync(join(ROOT, 'docs/decisions', name), 'utf8').split('\n')
  expect(heading).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`))
})

test('each requirement has one line, and each group counts from 1 without a gap', () => {
  const ids = rows.map(({ of }) => of).filter((of) => of.includes('-'))
  expect(new Set(ids).size).toBe(ids.length)
  for (const group of new Set(ids.map((id) => id.slice(0, 2)))) {
    const numbers = ids.filter((id) => id.startsWith(group)).map((id) => Number(id.slice(3)))
    expect(
      numbers.toSorted((a, b) => a - b),
      group,
    ).toEqual(numbers.map((_, index) => index + 1))
  }
})

test.each(rows)('$line is tested or decided, where it says so', ({ of, tests, decided }) => {
  expect(tests.length + decided.length).toBeGreaterThan(0)
  for (const number of decided) expect(decisions).toContain(number)
  for (const name of tests) {
    const file = fileOf(name)
    expect(file, name).toBeDefined()
    if (file && of.includes('-')) expect(names(file, of), `${name} names ${of}`).toBe(true)
  }
})
