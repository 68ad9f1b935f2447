import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/setup/paths.mjs'
import { findCodeFiles, stripComments } from './code-files.ts'

test('comments of their own lines, blank lines and indentation are no code', () => {
  const text = '/**\n * Why.\n */\nexport const A = 1 // one\n\n  // two\n  export const URL = "https://a"\n'
  expect(stripComments(text)).toBe('export const A = 1 // one\nexport const URL = "https://a"')
})

test('a maker depends on what it imports, through packages of the project, and on no type', () => {
  const files = findCodeFiles(ROOT, 'training/clickbait/clickbait.ts')
  expect(files).toContain('training/learning/softmax.ts')
  expect(files).toContain('packages/pipeline/src/6-score/headline-features.ts')
  expect(files).toContain('packages/pipeline/src/text/words/tokens.ts')
  expect(files).not.toContain('training/room/maker.ts')
  expect(findCodeFiles(ROOT, 'training/categories/categories.ts')).toContain(
    'packages/domain/src/category/index.ts',
  )
})

test('the number of files that a maker depends on is small enough to look through', () => {
  expect(findCodeFiles(ROOT, 'training/words/ordinary-words.ts').length).toBeLessThan(30)
  expect(findCodeFiles(ROOT, 'training/places/regions.ts').length).toBeLessThan(10)
})

test('a maker depends on the topics of a language that its code names, and on no other', () => {
  const languages = 'packages/pipeline/src/languages'
  const files = findCodeFiles(ROOT, 'training/words/ordinary-words.ts')
  expect(files).toContain(`${languages}/en/words/stop-words.ts`)
  expect(files).toContain(`${languages}/nl/words/stop-words.ts`)
  expect(files).not.toContain(`${languages}/en/articles/sentences.ts`)
  expect(files).not.toContain(`${languages}/topics/events/events.ts`)
  for (const folder of ['', '/en', '/nl']) expect(files).not.toContain(`${languages}${folder}/index.ts`)
})
