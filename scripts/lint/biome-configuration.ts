import {
  FREE_PLACES,
  FRONT_DOORS,
  HTTP_FOLDER,
  PACKAGES,
  type Package,
  SHARED_BY_STAGES,
  STAGES,
  TRACING_FILE,
  WEB_FOLDERS,
  WITH_CONSOLE,
  WITHOUT_SOCKETS,
} from './arrows.ts'
import base from './base.json' with { type: 'json' }

/** Imports that are refused, and what Biome says of them. */
interface Refused {
  group: readonly string[]
  message: string
}

const ARROW = 'This arrow is not in docs/architecture.md.'
const CLIENTS = ['undici', 'undici/**']
const SOCKETS = ['node:http', 'node:https', 'node:net', 'node:tls', 'node:http2']
const GLOBALS = {
  fetch: 'Outgoing HTTP goes through the guarded client only.',
  XMLHttpRequest: 'Use the client in web/src/lib.',
  WebSocket: 'Use the client in web/src/lib.',
}
const names = Object.keys(PACKAGES) as Package[]

/**
 * Returns the contents of biome.json: the general rules, and the import rules of each folder. If two overrides
 * match a file, the later one applies.
 */
export function biomeConfiguration(): object {
  return {
    ...base,
    overrides: [
      ...packages(),
      markup(),
      ...pipeline(),
      ...application(),
      parts(),
      ...host(),
      ...exceptions(),
    ],
  }
}

/** Packages whose files all have the same arrows; domain knows nothing but zod. */
function packages(): object[] {
  const domain = {
    ...place(
      ['packages/domain/src/**', '!packages/domain/src/**/*.test.ts'],
      [{ group: ['**', '!./**', '!../**', '!zod'], message: 'domain is pure and knows nothing but zod.' }],
    ),
    plugins: ['./scripts/lint/no-clock-or-chance.grit'],
  }
  const others = names.filter((name) => !['domain', 'web', 'host'].includes(name))
  return [domain, ...others.map((name) => place([`packages/${name}/src/**`], [arrows(name), clients(name)]))]
}

/** Markup is built with the tag that escapes, wherever code runs that makes pages, mails and feeds; React does it in web. */
function markup(): object {
  const left = ['domain', 'web'].map((name) => `!packages/${name}/src/**`)
  const tests = ['!**/*.test.ts', '!**/*fixture.ts', '!**/testing*.ts', '!**/testing*/**']
  return {
    includes: ['packages/*/src/**', ...left, ...tests],
    plugins: ['./scripts/lint/no-unescaped-markup.grit'],
  }
}

function pipeline(): object[] {
  const stages: Refused = {
    group: beside(STAGES),
    message: 'A stage never imports a stage, nor does a room that they share: make-edition.ts composes them.',
  }
  const doors = FRONT_DOORS.map((name) => ({
    group: [...beside([name]), `!../${name}/index.ts`, `!../../${name}/index.ts`],
    message: `${name} has one front door: ${name}/index.ts.`,
  }))
  const folders = [...STAGES, ...SHARED_BY_STAGES].map((name) => `packages/pipeline/src/${name}/**`)
  return [
    place(folders, [arrows('pipeline'), stages, ...doors, clients('pipeline')]),
    place([`${HTTP_FOLDER}/**`], [arrows('pipeline'), stages], { mayFetch: true }),
  ]
}

function application(): object[] {
  const source = 'packages/web/src'
  const folders = Object.entries(WEB_FOLDERS).map(([name, refused]) =>
    place([`${source}/${name}/**`], [arrows('web'), { group: beside(refused), message: ARROW }], {
      mayFetch: name === 'lib',
    }),
  )
  const otherFeatures: Refused = {
    group: ['../**', '!../../**', '../../features/**', '../../app/**'],
    message: 'A feature never imports a feature: app introduces them.',
  }
  return [
    place([`${source}/**`], [arrows('web')], { mayFetch: true }),
    ...folders,
    place([`${source}/features/**`], [arrows('web'), otherFeatures]),
    place([`${source}/app/**`], [arrows('web')]),
  ]
}

/** Buttons have one implementation in the application: its type, its pending state and its looks. */
function parts(): object {
  const elements = { button: 'Use Button or IconButton of web/src/ui; one of its own look is plain.' }
  return {
    includes: ['packages/web/src/**', '!packages/web/src/ui/**', '!packages/web/src/**/*.test.tsx'],
    linter: { rules: { correctness: { noRestrictedElements: { level: 'error', options: { elements } } } } },
  }
}

function host(): object[] {
  const tracing: Refused = {
    group: ['@opentelemetry/**'],
    message:
      'OpenTelemetry is loaded by observe/tracing.ts only, where an operator wants it; spans are in newsroom/src/spans.',
  }
  const [both, all] = [
    [arrows('host'), clients('host')],
    [arrows('host'), clients('host'), tracing],
  ]
  return [
    place(['packages/host/src/**'], all),
    { includes: [TRACING_FILE], linter: { rules: { style: refusing(both) } } },
  ]
}

function exceptions(): object[] {
  return [
    {
      includes: FREE_PLACES,
      linter: { rules: { style: { noProcessEnv: 'off', noRestrictedGlobals: 'off' } } },
    },
    { includes: WITH_CONSOLE, linter: { rules: { suspicious: { noConsole: 'off' } } } },
    {
      includes: ['e2e/**'],
      linter: { rules: { style: refusing([{ group: imports(names), message: ARROW }]) } },
    },
  ]
}

/** What holds for the files of one place: refused imports, no environment, and no `fetch` unless it may. */
function place(includes: string[], refused: readonly Refused[], { mayFetch = false } = {}): object {
  const globals = { noRestrictedGlobals: { level: 'error', options: { deniedGlobals: GLOBALS } } }
  const style = { ...refusing(refused), noProcessEnv: 'error', ...(mayFetch ? {} : globals) }
  return { includes, linter: { rules: { style } } }
}

function refusing(patterns: readonly Refused[]): object {
  return { noRestrictedImports: { level: 'error', options: { patterns } } }
}

/** Every package that this one may not import. */
function arrows(name: Package): Refused {
  const allowed: readonly string[] = PACKAGES[name]
  return {
    group: imports(names.filter((other) => other !== name && other !== 'domain' && !allowed.includes(other))),
    message: ARROW,
  }
}

function clients(name: Package): Refused {
  return {
    group: WITHOUT_SOCKETS.includes(name) ? [...CLIENTS, ...SOCKETS] : CLIENTS,
    message: 'Outgoing HTTP goes through the guarded client of 1-gather only.',
  }
}

/** A package by its name and by any path inside. */
function imports(packageNames: readonly string[]): string[] {
  return [
    ...packageNames.map((name) => `@plainwire/${name}`),
    ...packageNames.map((name) => `@plainwire/${name}/**`),
  ]
}

/** Folders beside a file's own, from it and from a folder in it. */
function beside(folders: readonly string[]): string[] {
  return [...folders.map((name) => `../${name}/**`), ...folders.map((name) => `../../${name}/**`)]
}
