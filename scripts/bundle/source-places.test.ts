import { expect, test } from 'vitest'
import { replaceModuleUrls } from './source-places.ts'

const places = {
  folder: '/app/dist/server',
  entries: new Map([['/app/packages/pipeline/src/worker.ts', 'worker']]),
}
const moved = (code: string) => replaceModuleUrls(code, '/app/packages/pipeline/src/reader.ts', places)

test('the URL of a worker is that of the bundled one', () => {
  expect(moved("new URL('./worker.ts', import.meta.url)")).toBe("new URL('./worker.mjs', import.meta.url)")
})

test.each([
  [
    'createRequire(import.meta.url)',
    "createRequire(new URL('../../packages/pipeline/src/reader.ts', import.meta.url).href)",
  ],
  [
    "new URL('./other.ts', import.meta.url)",
    "new URL('../../packages/pipeline/src/other.ts', import.meta.url)",
  ],
  [
    "new URL('../../../content', import.meta.url)",
    "new URL('../../../content', new URL('../../packages/pipeline/src/reader.ts', import.meta.url).href)",
  ],
  [
    "join(import.meta.dirname, 'migrations')",
    "join(process.getBuiltinModule('node:url').fileURLToPath(new URL('../../packages/pipeline/src', import.meta.url)), 'migrations')",
  ],
  ["import.meta.resolve('eld/small')", "import.meta.resolve('eld/small')"],
])('%s is found from where the bundle is', (code, expected) => {
  expect(moved(code)).toBe(expected)
})
