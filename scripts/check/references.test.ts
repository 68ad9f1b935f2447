import { expect, test } from 'vitest'
import { findBrokenReferences, parseRequirementIds } from './references.ts'

const referents = {
  requirements: parseRequirementIds(
    '| id | what |\n| --- | --- |\n| RK-01 | the score |\n| RK-02 | weights |\n',
  ),
  decisions: new Set([1, 30]),
  exists: (path: string) => path === 'docs/api.md',
}
const reasons = (file: string, text: string) => findBrokenReferences([{ file, text }], referents)

test('the ids of a table of requirements are read', () => {
  expect([...referents.requirements]).toEqual(['RK-01', 'RK-02'])
})

test.each([
  ['an id', '/** Ranks as RK-01 says. */', 'cites RK-01'],
  ['a section of a specification', 'const a = 1 // section 6', "cites 'section 6'"],
  ['a section by its sign', '/* § 4 */', "cites '§ 4'"],
  ['a numbered rule', '/** Bounded (B17). */', "cites '(B17)'"],
  ['a ticket', '// see issue 18', "cites 'issue 18'"],
  ['a decision without a file', '// decision 31', 'cites decision 31'],
  ['a page that is missing', '// docs/gone.md', 'names docs/gone.md'],
])('a comment that cites %s is reported', (_name, text, reason) => {
  const found = reasons('a.ts', `const b = 2\n${text}\n`)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`a.ts ${reason}`)
})

test.each([
  ['a decision with a file', '/** Larger (decision 30), see decision 0001. */'],
  ['a page', '// docs/api.md'],
  ['an encoding or a model number', "// UTF-16 and ISO 8859\nconst a = 'GB-01'"],
  ['an id in code', "const a = 'RK-09'"],
])('%s is accepted', (_name, text) => {
  expect(reasons('a.ts', text)).toEqual([])
})

test.each([
  ['RK-03', (id: string) => `test('${id} ranks', () => {})`],
  ['XX-01', (id: string) => `test.each([1, 2])('a')\ntest.each([\n  [1],\n])('${id} ranks %s', () => {})`],
  ['QQ-07', (id: string) => `describe('${id} lists', () => {})`],
  ['RK-04', (id: string) => `test('RK-01 ${id} rank', () => {})`],
])('a test that names %s, which is no requirement, is reported', (id, code) => {
  expect(reasons('a.test.ts', code(id))).toEqual([
    `a.test.ts names ${id}, which docs/requirements.md doesn't list.`,
  ])
})

test('a test may name a requirement', () => {
  expect(reasons('a.test.tsx', "// RK-02 too\ntest('RK-01 ranks', () => {})")).toEqual([])
})
