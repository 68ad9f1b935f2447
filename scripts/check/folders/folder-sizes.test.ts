import { expect, test } from 'vitest'
import { findCrowdedFolders } from './folder-sizes.ts'

const modules = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/m${index}.ts`)

test('a folder with more than twelve modules is named', () => {
  expect(findCrowdedFolders([...modules('a/b', 13), ...modules('a', 12)])).toEqual([
    'a/b has 13 modules: divide it, 12 are the most.',
  ])
})

test('tests, styles and the modules of sub-folders do not count', () => {
  const beside = ['a/m0.test.ts', 'a/style.css', 'a/pbf.d.ts', ...modules('a/b', 12)]
  expect(findCrowdedFolders([...modules('a', 12), ...beside])).toEqual([])
})
