import { expect, test } from 'vitest'
import { textsOf, textsUsedTooEarly } from './vite-later-texts.ts'
import type { BuiltFiles } from './vite-script-budget.ts'

const LOCALE = JSON.stringify({
  'card.read': 'Read more',
  'saved.title': 'Saved Stories',
  'share.button': 'Share',
  'share.title': 'Share story',
})

test('a locale is split into what a first view says and what comes later', () => {
  expect(JSON.parse(textsOf(LOCALE, 'first'))).toEqual({ 'card.read': 'Read more', 'share.button': 'Share' })
  expect(JSON.parse(textsOf(LOCALE, 'later'))).toEqual({
    'saved.title': 'Saved Stories',
    'share.title': 'Share story',
  })
})

const chunk = (module: string, code: string, imports: string[] = []) => ({
  type: 'chunk',
  facadeModuleId: `/web/src/${module}`,
  code,
  imports,
})
const built = (shared: string, dialog: string, chooser = ''): BuiltFiles => ({
  'boot.js': chunk('app/boot.ts', ''),
  'application.js': chunk('app/entry-client.tsx', 'text(`card.read`)', ['shared.js']),
  'shared.js': { ...chunk('', shared), facadeModuleId: null },
  'story.js': chunk('features/story/story-dialog.tsx', '', ['shared.js']),
  'chooser.js': chunk('features/location/city-chooser.tsx', chooser),
  'saved.js': chunk('features/saved/saved-dialog.tsx', dialog),
})

test('a text that comes later may be said by a later part, and by no first view', () => {
  expect(textsUsedTooEarly(built('text("feed.more"), text("share.button")', 'text("saved.title")'))).toEqual(
    [],
  )
  expect(textsUsedTooEarly(built('text(`saved.` + kind)', ''))).toEqual(['saved.'])
  expect(textsUsedTooEarly(built('', '', 'text(`saved.title`)'))).toEqual(['saved.title'])
})
