import { expect, test } from 'vitest'
import { findLazyTextsInFirstViews } from './vite-first-texts.ts'
import type { BuiltFiles } from './vite-script-budget.ts'

const chunk = (module: string, code: string, imports: string[] = []) => ({
  type: 'chunk',
  facadeModuleId: `/web/src/${module}`,
  code,
  imports,
})
const built = (shared: string, dialog = '', chooser = ''): BuiltFiles => ({
  'boot.js': chunk('app/boot.ts', ''),
  'application.js': chunk('app/entry-client.tsx', 'text(`card.read`)', ['shared.js']),
  'shared.js': { ...chunk('', shared), facadeModuleId: null },
  'story.js': chunk('features/story/story-dialog.tsx', '', ['shared.js']),
  'chooser.js': chunk('features/location/city-chooser.tsx', chooser),
  'saved.js': chunk('features/saved/saved-dialog.tsx', dialog),
  'en.js': chunk('locales/en.ts', 'var a={"card.read":"Read","legal.title":"Legal"};'),
  'later.js': chunk(
    'locales/later/en.ts',
    'var a={"saved.title":"Saved","saved.sort.title":"Title","legal.terms":"Terms"};',
  ),
})

test('a text that is loaded later may be used by a later part', () => {
  expect(findLazyTextsInFirstViews(built('text("feed.more")', 'text("saved.title")'))).toEqual([])
})

test('a text that is loaded later and that a first view uses is named, as a key or as its beginning', () => {
  expect(findLazyTextsInFirstViews(built('text(`saved.sort.` + kind)'))).toEqual(['saved.sort.'])
  expect(findLazyTextsInFirstViews(built('', '', 'text(`saved.title`)'))).toEqual(['saved.title'])
})

test('a beginning that texts of the first views have too is no fault', () => {
  expect(findLazyTextsInFirstViews(built('text(`legal.` + page)'))).toEqual([])
})

test('a build without a chunk of later texts is an error', () => {
  const { 'later.js': _, ...others } = built('')
  expect(() => findLazyTextsInFirstViews(others)).toThrow('later/en.ts')
})
