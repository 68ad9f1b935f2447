import { expect, test } from 'vitest'
import { findPageAssets } from './build-manifest.ts'

const SOME_MANIFEST = {
  'src/app/boot.ts': { file: 'build/boot.js', css: ['build/boot.css'], imports: ['_fetch.js'] },
  '_fetch.js': { file: 'build/fetch.js' },
  'src/app/entry-client.tsx': { file: 'build/entry.js', imports: ['_shared.js', '_fetch.js'] },
  '_shared.js': { file: 'build/shared.js', imports: ['_libraries.js'] },
  '_libraries.js': { file: 'build/libraries.js', imports: ['_shared.js'] },
  'src/locales/en.ts': { file: 'build/en.js' },
  'src/locales/nl.ts': { file: 'build/nl.js' },
  'src/features/story/story-dialog.tsx': { file: 'build/story.js', imports: ['_shared.js'] },
  'x/inter-text.woff2': { file: 'build/inter.woff2' },
  'x/inter-latin-ext-wght-normal.woff2': { file: 'build/inter-ext.woff2' },
}

test('a page loads the script, its styles, all modules of the application, and two fonts', () => {
  expect(findPageAssets(SOME_MANIFEST, 'nl', undefined)).toEqual({
    script: '/build/boot.js',
    styles: ['/build/boot.css'],
    scriptParts: ['/build/fetch.js'],
    modules: ['/build/entry.js', '/build/shared.js', '/build/libraries.js', '/build/nl.js'],
    fonts: ['/build/inter.woff2'],
  })
})

test('a page with a dialog also loads the dialog’s code', () => {
  expect(findPageAssets(SOME_MANIFEST, 'en', 'story').modules).toContain('/build/story.js')
})

test('a manifest of another build is an error', () => {
  expect(() => findPageAssets({}, 'en', undefined)).toThrow('boot.ts')
})
