import { expect, test } from 'vitest'
import { findFolderCycles } from './folder-cycles.ts'

const SOURCE = 'packages/host/src'
/** Creates the modules of a package from their code, which is given by their paths below `source`. */
const modules = (texts: Record<string, string>, source = SOURCE) =>
  Object.entries(texts).map(([path, text]) => ({ file: `${source}/${path}`, text }))

test('two folders that import each other’s values are named once, with the imports', () => {
  const files = modules({
    'geo/geo.ts': "import { silent } from '../commands/log.ts'",
    'commands/run.ts': "import { geo } from '../geo/geo.ts'",
    'commands/log.ts': 'export const silent = {}',
  })
  expect(findFolderCycles(files)).toEqual([
    'packages/host/src has a cycle of geo, commands: geo/geo.ts imports commands/log.ts, commands/run.ts imports geo/geo.ts.',
  ])
})

test('a cycle through several folders and a module between them is found, and the shortest is named', () => {
  const files = modules({
    'a/one.ts': "import { two } from '../b/deep/two.ts'",
    'b/deep/two.ts': "export * from '../../log.ts'",
    'log.ts': "import { three } from './c/three.ts'",
    'c/three.ts': "import { one } from '../a/one.ts'\nimport { four } from '../d/four.ts'",
    'd/four.ts': '',
  })
  expect(findFolderCycles(files)).toEqual([
    'packages/host/src has a cycle of a, b, log.ts, c: a/one.ts imports b/deep/two.ts, b/deep/two.ts imports log.ts, log.ts imports c/three.ts, c/three.ts imports a/one.ts.',
  ])
})

const BACK = { 'b/b.ts': "import { a } from '../a/a.ts'" }

test.each([
  "import { b } from '../b/b.ts'",
  "import b from '../b/b.ts'",
  "import b, { c } from '../b/b.ts'",
  "import * as b from '../b/b.ts'",
  "import { type B, b } from '../b/b.ts'",
  "import {\n  b,\n  c,\n} from '../b/b.ts'",
  "import '../b/b.ts'",
  "export { b } from '../b/b.ts'",
  "export * from '../b/b.ts'",
  "export * as b from '../b/b.ts'",
  "const b = await import('../b/b.ts')",
])('%j imports a value', (text) => {
  expect(findFolderCycles(modules({ 'a/a.ts': text, ...BACK }))).toHaveLength(1)
})

test.each([
  "import type { B } from '../b/b.ts'",
  "import type * as B from '../b/b.ts'",
  "export type { B } from '../b/b.ts'",
  "export interface A {\n  a: string\n}\nexport type { B } from '../b/b.ts'",
  "type B = typeof import('../b/b.ts')",
  "import words from '../b/words.json' with { type: 'json' }",
  "import { c } from './c.ts'",
  "import { b } from '@plainwire/b'",
  "// like import { b } from '../b/b.ts'",
])('%j imports no value of the other folder', (text) => {
  expect(findFolderCycles(modules({ 'a/a.ts': text, ...BACK }))).toEqual([])
})

test.each(['a/a.test.ts', 'a/a.fixture.ts', 'a/testing-a.ts', 'a/testing/a.ts', 'testing/a.ts'])(
  '%s may import anything',
  (path) => {
    const files = modules({ [path]: "import { b } from '../b/b.ts'", 'b/b.ts': `import '../${path}'` })
    expect(findFolderCycles(files)).toEqual([])
  },
)

test('folders of the same name in two packages are different ones', () => {
  const files = [
    ...modules({ 'a/a.ts': "import { b } from '../b/b.ts'" }),
    ...modules(BACK, 'packages/post/src'),
    { file: 'scripts/check/check.ts', text: "import { b } from '../bundle/b.ts'" },
    { file: 'scripts/bundle/b.ts', text: "import { a } from '../check.ts'" },
  ]
  expect(findFolderCycles(files)).toEqual([])
})
