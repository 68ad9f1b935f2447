import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { deriveAnchors, findBrokenLinks } from './doc-links.ts'

const api = { file: 'docs/api.md', text: '# API\n\n## Who gets in\n' }
const files = new Set([
  'docs/api.md',
  'README.md',
  'scripts/run.mjs',
  'docs/images/a.webp',
  'packages/web/src/app.tsx',
])
const names = new Set(Array.from(files, (path) => basename(path)))
const wrong = (text: string, file = 'README.md') =>
  findBrokenLinks([{ file, text }, api], (path) => files.has(path), names)

test.each([
  ['[a](docs/api.md)'],
  ['[a](docs/api.md#who-gets-in)'],
  ['# Here\n[a](#here)'],
  ['[a](https://example.org/gone.md), [b](mailto:a@example.org)'],
  ['![a](docs/images/a.webp)'],
  ['<img src="docs/images/a.webp">'],
  ['`web/src/app.tsx`, `web/src/*.ts`, `app.tsx`, `run.mjs`'],
  ['`scripts/run.mjs`, `packages/*/src`, `npm run check`, `/sw.js`'],
  ['`[a](gone.md)` and\n```\n[b](gone.md)\n```'],
])('%s leads somewhere', (text) => {
  expect(wrong(text)).toEqual([])
})

test.each([
  ['[a](docs/gone.md)', 'docs/gone.md'],
  ['[a](docs/api.md#gone)', 'docs/api.md#gone'],
  ['[a](#gone)', '#gone'],
  ['[a](scripts/run.mjs#gone)', 'scripts/run.mjs#gone'],
  ['<img src="docs/images/gone.webp">', 'docs/images/gone.webp'],
  ['`scripts/gone.mjs`', 'scripts/gone.mjs'],
  ['`web/src/gone.tsx`', 'web/src/gone.tsx'],
  ['`gone.ts`', 'gone.ts'],
])('%s leads nowhere', (text, target) => {
  expect(wrong(text)).toEqual([`README.md leads to ${target}, which doesn't exist.`])
})

test('links are read from the folder of their page', () => {
  expect(wrong('[a](../README.md) [b](api.md)', 'docs/other.md')).toEqual([])
  expect(wrong('[a](README.md)', 'docs/other.md')).toHaveLength(1)
})

test('anchors are those of GitHub: lower case, no punctuation, numbered if repeated', () => {
  const text = "# What's `new`, and 2?\n## A [link](a.md)\n## Same\n## Same\n```\n# no heading\n```\n"
  expect([...deriveAnchors(text)]).toEqual(['whats-new-and-2', 'a-link', 'same', 'same-1'])
})
