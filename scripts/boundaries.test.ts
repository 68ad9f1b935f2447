import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/**
 * Returns the code of a module with a function body of this many lines. `longFile` returns the code of a
 * module that itself has this many lines.
 */
const longFunction = (lines: number) => `export function a(b: () => void) {\n${'  b()\n'.repeat(lines)}}`
const longFile = (lines: number) =>
  Array.from({ length: lines }, (_, line) => `export const a${line} = ${line}`).join('\n')

/**
 * For every boundary of docs/architecture.md, files with code that violates it, and a part of the message for
 * each. `KEPT` lists files with code that is accepted.
 */
const BROKEN: [file: string, code: string, says: string][] = [
  ['packages/domain/src/story/a.ts', "import fs from 'node:fs'\nfs.rmSync('x')", 'domain is pure'],
  ['packages/domain/src/story/b.ts', 'export const a = Date.now()', 'Time and chance'],
  ['packages/domain/src/story/c.ts', 'export const a = new Date()', 'Time and chance'],
  ['packages/domain/src/story/d.ts', 'export const a = Math.random()', 'Time and chance'],
  ['packages/domain/src/story/e.ts', "export const a = fetch('x')", 'noRestrictedGlobals'],
  ['packages/domain/src/story/f.ts', "import { x } from '../contract/story/proof.ts'\nx()", 'front door'],
  ['packages/domain/src/story/g.ts', "import { x } from '../article/article.ts'\nx()", 'front door'],
  ['packages/domain/src/story/g.test.ts', "import { x } from '../article/article.ts'\nx()", 'front door'],
  [
    'packages/domain/src/story/changes/a.ts',
    "import { x } from '../../article/article.ts'\nx()",
    'front door',
  ],
  ['packages/domain/src/story/changes/b.ts', "import fs from 'node:fs'\nfs.rmSync('x')", 'domain is pure'],
  ['packages/store/src/a.ts', "import { x } from '@plainwire/pipeline'\nx()", 'arrow'],
  ['packages/pipeline/src/a.ts', "import { x } from '@plainwire/store'\nx()", 'arrow'],
  ['packages/pipeline/src/4-write/a.ts', "import { x } from '../3-cluster/index.ts'\nx()", 'stage'],
  ['packages/pipeline/src/4-write/b/a.ts', "import { x } from '../../3-cluster/index.ts'\nx()", 'stage'],
  ['packages/pipeline/src/places/a.ts', "import { x } from '../6-score/index.ts'\nx()", 'stage'],
  ['packages/pipeline/src/6-score/a.ts', "import { x } from '../places/towns.ts'\nx()", 'front door'],
  ['packages/pipeline/src/read/a.ts', "import { x } from '../3-cluster/index.ts'\nx()", 'stage'],
  ['packages/pipeline/src/4-write/c.ts', "import { x } from '../read/kind-of.ts'\nx()", 'front door'],
  ['packages/pipeline/src/4-write/d.ts', "import { x } from '../newsroom/newsroom.ts'\nx()", 'combines'],
  ['packages/pipeline/src/text/a.ts', "import { x } from '../stories/compose.ts'\nx()", 'combines'],
  ['packages/pipeline/src/vectors/a.ts', "import { x } from '../6-score/index.ts'\nx()", 'stage'],
  ['packages/pipeline/src/2-extract/a.ts', "import { x } from 'undici'\nx()", 'guarded client'],
  ['packages/pipeline/src/2-extract/b.ts', "export const a = fetch('x')", 'noRestrictedGlobals'],
  ['packages/newsroom/src/a.ts', "import { x } from '@plainwire/server'\nx()", 'arrow'],
  ['packages/newsroom/src/b.ts', "import { x } from '@plainwire/host'\nx()", 'arrow'],
  ['packages/newsroom/src/c.ts', 'export const a = process.env.X', 'noProcessEnv'],
  ['packages/newsroom/src/d.ts', "export const a = fetch('x')", 'noRestrictedGlobals'],
  ['packages/post/src/a.ts', "import { x } from '@plainwire/server'\nx()", 'arrow'],
  ['packages/post/src/b.ts', "import { x } from 'undici'\nx()", 'guarded client'],
  ['packages/post/src/c.ts', 'export const a = process.env.X', 'noProcessEnv'],
  ['packages/sample/src/a.ts', "import { x } from '@plainwire/store'\nx()", 'arrow'],
  ['packages/sample/src/b.ts', 'export const a = process.env.X', 'noProcessEnv'],
  ['packages/server/src/a.ts', "import { x } from '@plainwire/pipeline'\nx()", 'arrow'],
  ['packages/server/src/d.ts', "import { x } from '@plainwire/newsroom'\nx()", 'arrow'],
  ['packages/server/src/b.ts', 'export const a = process.env.X', 'noProcessEnv'],
  ['packages/server/src/c.ts', "console.log('x')", 'noConsole'],
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: code to be linted
  ['packages/server/src/e.ts', "const x = 'a'\nexport const a = `<p>${x}</p>`", 'tag `markup`'],
  ['packages/host/src/c.ts', "const x = 'a'\nexport const a = '<p>' + x", 'tag `markup`'],
  ['packages/pipeline/src/1-gather/a.ts', "const x = 'a'\nexport const a = `a </b>${x}`", 'tag `markup`'],
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: code to be linted
  ['packages/web/src/features/feed/a.tsx', "import { x } from '../story/a.ts'\nx()", 'feature'],
  ['packages/web/src/features/feed/b.tsx', "import { x } from '../../app/a.ts'\nx()", 'feature'],
  ['packages/web/src/features/feed/card/a.tsx', "import { x } from '../../story/a.ts'\nx()", 'feature'],
  ['packages/web/src/features/feed/card/b.tsx', "import { x } from '../../../app/a.ts'\nx()", 'feature'],
  [
    'packages/web/src/edition/handlers/lists/a.ts',
    "import { x } from '../../../features/feed/a.ts'\nx()",
    'arrow',
  ],
  [
    'packages/pipeline/src/4-write/b/c/d/a.ts',
    "import { x } from '../../../../3-cluster/index.ts'\nx()",
    'stage',
  ],
  ['packages/web/src/lib/a.ts', "import { x } from '../ui/a.ts'\nx()", 'arrow'],
  ['packages/web/src/ui/a.ts', "import { x } from '../device/muting/a.ts'\nx()", 'arrow'],
  ['packages/web/src/ui/b.ts', "import { x } from '../account/saved/a.ts'\nx()", 'arrow'],
  ['packages/web/src/account/saved/a.ts', "import { x } from '../../features/feed/a.ts'\nx()", 'arrow'],
  ['packages/web/src/account/saved/b.ts', "import { x } from '../../edition/a.ts'\nx()", 'arrow'],
  ['packages/web/src/device/muting/a.ts', "import { x } from '../../account/mutes/a.ts'\nx()", 'arrow'],
  ['packages/web/src/device/muting/b.ts', "import { x } from '../../ui/a.ts'\nx()", 'arrow'],
  ['packages/web/src/offline/a.ts', "import { x } from '../account/saved/a.ts'\nx()", 'arrow'],
  ['packages/web/src/app/a.ts', "import { x } from '@plainwire/store'\nx()", 'arrow'],
  ['packages/web/src/features/feed/c.ts', "export const a = fetch('x')", 'noRestrictedGlobals'],
  ['packages/web/src/features/feed/d.tsx', 'export const a = <button type="button">x</button>', 'Button'],
  ['packages/web/src/edition/e.tsx', 'export const a = <button type="button">x</button>', 'Button'],
  ['packages/web/src/features/feed/e.tsx', 'export const a = <select />', 'SelectField'],
  ['packages/host/src/a.ts', 'export const a = process.env.X', 'noProcessEnv'],
  ['packages/host/src/b.ts', "import { x } from '@opentelemetry/api'\nx()", 'OpenTelemetry'],
  ['e2e/a.ts', "import { x } from '@plainwire/domain/story'\nx()", 'arrow'],
  ['packages/server/src/f.ts', longFunction(111), 'noExcessiveLinesPerFunction'],
  ['packages/web/src/features/feed/long.tsx', longFunction(111), 'noExcessiveLinesPerFunction'],
  ['packages/server/src/g.ts', longFile(251), 'noExcessiveLinesPerFile'],
  ['packages/store/src/cycle-a.ts', "import { b } from './cycle-b.ts'\nexport const a = b", 'noImportCycles'],
  ['packages/store/src/cycle-b.ts', "import { a } from './cycle-a.ts'\nexport const b = a", 'noImportCycles'],
]
const KEPT: [file: string, code: string][] = [
  ['packages/domain/src/story/ok.ts', "import { z } from 'zod'\nexport const a = [z, new Date(5)]"],
  [
    'packages/domain/src/story/front.ts',
    "import { x } from '../article/index.ts'\nimport { y } from './changes/y.ts'\nx(y)",
  ],
  [
    'packages/domain/src/story/changes/ok.ts',
    "import { x } from '../../article/index.ts'\nimport { y } from '../y.ts'\nx(y)",
  ],
  [
    'packages/domain/src/story/front.test.ts',
    "import { x } from '../testing.ts'\nimport { y } from 'vitest'\nx(y)",
  ],
  ['packages/pipeline/src/1-gather/http/ok.ts', "import { x } from 'undici'\nx()"],
  ['packages/pipeline/src/4-write/b/ok.ts', "import { x } from '../c.ts'\nx()"],
  ['packages/pipeline/src/4-write/ok.test.ts', "import { x } from '../newsroom/newsroom.ts'\nx()"],
  ['packages/pipeline/src/6-score/ok.ts', "import { x } from '../places/index.ts'\nx()"],
  ['packages/pipeline/src/make-edition-ok.ts', "import { x } from './3-cluster/index.ts'\nx()"],
  [
    'packages/web/src/features/feed/ok.ts',
    "import { x } from '../../lib/x.ts'\nimport { y } from './y.ts'\nx(y)",
  ],
  [
    'packages/server/src/ok.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code to be linted
    "import { markup } from '@plainwire/domain/markup'\nconst x = 'a'\nexport const a = [markup`<p>${x}</p>`, `1 < ${x}`, `<p>constant</p>`]",
  ],
  ['packages/web/src/ui/ok.tsx', 'export const a = <button type="button">x</button>'],
  ['packages/web/src/ui/ok-select.tsx', 'export const a = <select />'],
  ['packages/web/src/account/mutes/ok.ts', "import { x } from '../../device/muting/a.ts'\nx()"],
  [
    'packages/web/src/features/feed/card/ok.ts',
    "import { x } from '../y.ts'\nimport { z } from '../../../lib/z.ts'\nx(z)",
  ],
  ['packages/web/src/app/ok.ts', "import { x } from '../features/feed/x.ts'\nx()"],
  ['packages/web/src/lib/ok.ts', "export const a = fetch('x')"],
  ['packages/newsroom/src/ok.ts', "import { x } from '@plainwire/pipeline'\nx()"],
  ['packages/post/src/ok.ts', "import { x } from '@plainwire/store'\nx()"],
  ['packages/sample/src/ok.ts', "import { x } from '@plainwire/domain/feed'\nx()"],
  ['packages/server/src/lines.ts', longFunction(109)],
  ['packages/server/src/lines.test.ts', longFunction(300)],
  ['packages/server/src/testing-lines.ts', longFunction(300)],
  ['packages/server/src/more-lines.ts', longFile(249)],
  ['packages/server/src/lines/index.ts', longFile(300)],
  ['packages/server/src/ok.ts', "import { x } from '@plainwire/post'\nx()"],
  ['packages/host/src/ok.ts', "import { x } from '@plainwire/newsroom'\nx()"],
  ['packages/host/src/config/config.ts', 'export const a = process.env.X'],
  ['packages/host/src/observe/tracing.ts', "import { x } from '@opentelemetry/api'\nx()"],
]

let folder: string
let said: Map<string, string>

interface BiomeReport {
  diagnostics: { category: string; message: string; location: { path: string } }[]
}

function lint(cwd: string): BiomeReport {
  const biome = resolve('node_modules/.bin/biome')
  try {
    const args = ['lint', '--reporter=json', '--max-diagnostics=200', '--vcs-enabled=false', '.']
    return JSON.parse(execFileSync(biome, args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] }).toString())
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return JSON.parse(String(error.stdout))
    throw error
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainwire-boundaries-'))
  cpSync('biome.json', join(folder, 'biome.json'))
  cpSync('scripts/lint', join(folder, 'scripts/lint'), { recursive: true })
  for (const [file, code] of [...BROKEN, ...KEPT]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${code}\n`)
  }
  said = new Map()
  for (const { category, message, location } of lint(folder).diagnostics) {
    said.set(location.path, `${said.get(location.path) ?? ''} ${category} ${message}`)
  }
  // Biome scans every file of the project: a second on an idle machine, half a minute on a busy one.
}, 240_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(BROKEN)('the boundary check refuses %s: %s', (file, _code, says) => {
  expect(said.get(file) ?? 'nothing').toContain(says)
})

test.each(KEPT)('the boundary check accepts %s: %s', (file) => {
  expect(said.get(file)).toBeUndefined()
})
