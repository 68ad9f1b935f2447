import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  type BuiltFiles,
  checkInitialScriptSize,
  computeGzippedScriptSize,
  findPagesOverBudget,
} from './vite-script-budget.ts'

const chunk = (module: string, bytes: number, imports: string[] = []) => ({
  type: 'chunk',
  facadeModuleId: `/web/src/${module}`,
  code: randomBytes(bytes / 2).toString('hex'),
  imports,
})
const files: BuiltFiles = {
  'boot.js': chunk('app/boot.ts', 200),
  'application.js': chunk('app/entry-client.tsx', 4000, ['shared.js']),
  'shared.js': { ...chunk('', 2000, ['application.js']), facadeModuleId: null },
  'story.js': chunk('features/story/story-dialog.tsx', 400, ['shared.js']),
  'chooser.js': chunk('features/location/city-chooser.tsx', 100, ['shared.js']),
  'en.js': chunk('locales/en.ts', 200),
  'nl.js': chunk('locales/nl.ts', 3000),
  'settings.js': chunk('features/settings/settings-dialog.tsx', 90_000),
}

test('a page’s script is its entry modules and everything that they import, each counted once', () => {
  const application = computeGzippedScriptSize(files, ['/src/app/entry-client.tsx'])
  expect(
    computeGzippedScriptSize(files, ['/src/app/entry-client.tsx', '/src/features/story/story-dialog.tsx']),
  ).toBe(
    application +
      computeGzippedScriptSize(
        { ...files, 'story.js': { ...files['story.js'], type: 'chunk', imports: [] } },
        ['/src/features/story/story-dialog.tsx'],
      ),
  )
})

test('only the page that needs too much script is reported', () => {
  const home = computeGzippedScriptSize(files, [
    '/src/app/boot.ts',
    '/src/app/entry-client.tsx',
    '/src/locales/nl.ts',
  ])
  expect(findPagesOverBudget(files, home + 150)).toEqual([
    expect.stringContaining('/src/locales/nl.ts and /src/features/story/story-dialog.tsx'),
  ])
  expect(findPagesOverBudget(files)).toEqual([])
})

test('a build in which the application has another name is an error', () => {
  expect(() => findPagesOverBudget({})).toThrow('boot.ts')
})

test('a first script that brings in what the application shares is named', () => {
  expect(checkInitialScriptSize(files)).toEqual([])
  const grown = { ...files, 'boot.js': chunk('app/boot.ts', 200, ['shared.js']) }
  expect(checkInitialScriptSize(grown, 1000)).toEqual([
    expect.stringMatching(/^The first script needs \d+ bytes/),
  ])
})
