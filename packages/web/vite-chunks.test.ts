import { expect, test } from 'vitest'
import { findInitialLoadModules } from './vite-chunks.ts'

const FILES: Record<string, { importedIds: string[]; code: string }> = {
  '/app.ts': {
    importedIds: ['/reader/index.ts', '/follow/index.ts', '/lib/store.ts', '/lucide-react.mjs'],
    code: 'import { mute as m } from "../reader";\nimport { KINDS } from "../follow";\nimport "../lib/store.ts";\nimport { Check } from "lucide-react"',
  },
  '/reader/index.ts': {
    importedIds: ['/reader/mute.ts', '/reader/saved.ts'],
    code: 'export { mute, unmute } from "./mute.ts";\nexport {\n  saved,\n} from "./saved.ts"',
  },
  '/reader/mute.ts': { importedIds: ['/text/fold.ts'], code: 'import {fold} from "../text/fold.ts"' },
  '/reader/saved.ts': { importedIds: [], code: '' },
  '/follow/index.ts': {
    importedIds: ['/contract/index.ts'],
    code: 'export { FOLLOW_KINDS as KINDS, Thing } from "../contract/index.ts"',
  },
  '/contract/index.ts': {
    importedIds: ['/contract/kinds.ts', '/contract/thing.ts'],
    code: 'export { FOLLOW_KINDS } from "./kinds.ts";\nexport { Thing } from "./thing.ts"',
  },
  '/contract/kinds.ts': { importedIds: [], code: '' },
  '/contract/thing.ts': { importedIds: [], code: '' },
  '/text/fold.ts': { importedIds: ['/app.ts'], code: '' },
  '/lib/store.ts': { importedIds: [], code: '' },
  '/lucide-react.mjs': {
    importedIds: ['/icons/check.mjs', '/icons/x.mjs'],
    code: 'export { default as Check } from "./icons/check.mjs";\nexport { default as X } from "./icons/x.mjs"',
  },
  '/icons/check.mjs': { importedIds: [], code: '' },
  '/icons/x.mjs': { importedIds: [], code: '' },
}

test('a first view contains what its modules import, and only the used files behind a barrel file', () => {
  const first = findInitialLoadModules(['/app.ts'], { getModuleInfo: (id) => FILES[id] ?? null })
  expect([...first].sort()).toEqual([
    '/app.ts',
    '/contract/kinds.ts',
    '/icons/check.mjs',
    '/lib/store.ts',
    '/reader/mute.ts',
    '/text/fold.ts',
  ])
})
