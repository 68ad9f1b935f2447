import { expect, test } from 'vitest'
import { findWrongErrorNames } from './error-names.ts'

const found = (text: string) => findWrongErrorNames([{ file: 'a.ts', text }])
const named = (name: string) => `  override readonly name = '${name}'\n`

test.each([
  ['a class without a body', 'export class LostError extends Error {}\n'],
  ['a class without a name', 'export class LostError extends Error {\n  code = 1\n}\n'],
  ['another name', `export class LostError extends Error {\n${named('Lost')}}\n`],
  [
    'a name that its constructor sets',
    "class LostError extends Error {\n  constructor() {\n    super()\n    this.name = 'LostError'\n  }\n}\n",
  ],
  ['a special error', 'export class LostError extends TypeError {}\n'],
])('%s is reported', (_, text) => {
  expect(found(text)).toEqual(['a.ts: LostError has no line "override readonly name = \'LostError\'".'])
})

test('the name of the next class is not taken for that of a class without one', () => {
  const next = `class NextError extends Error {\n${named('NextError')}}\n`
  expect(found(`class LostError extends Error {}\n\n${next}`)).toHaveLength(1)
  expect(found(`class LostError extends Error {\n  code = 1\n}\n\n${next}`)).toHaveLength(1)
})

test('a class that extends an error of ours needs a name too, in whichever order they are declared', () => {
  const base = `export class Lost extends Error {\n${named('Lost')}}\n`
  expect(found(`export class Gone extends Lost {}\n${base}`)).toEqual([
    'a.ts: Gone has no line "override readonly name = \'Gone\'".',
  ])
})

test.each([
  ['an error with its name', `export class LostError extends Error {\n${named('LostError')}}\n`],
  [
    'an error that others extend',
    "export class LostError extends Error {\n  override readonly name: string = 'LostError'\n  code = 1\n}\n",
  ],
  [
    'a name after a constructor',
    `class LostError extends Error {\n  constructor() {\n    super()\n  }\n${named('LostError')}}\n`,
  ],
  ['another class', 'export class Page extends Component {}\n'],
  ['the name of an error of the platform', "const is = error.name === 'TimeoutError'\n"],
  ['a string that only contains a name', "const text = 'LostError in a.ts'\n"],
])('%s is accepted', (_, text) => {
  expect(found(text)).toEqual([])
})

test('the name of an error that no class has is reported, except in tests', () => {
  const text = "const EXPECTED = new Set(['LostError'])\n"
  expect(found(text)).toEqual(["a.ts names 'LostError', but no class of errors has that name."])
  expect(findWrongErrorNames([{ file: 'a.test.ts', text }])).toEqual([])
  expect(found(`${text}class LostError extends Error {\n${named('LostError')}}\n`)).toEqual([])
})
