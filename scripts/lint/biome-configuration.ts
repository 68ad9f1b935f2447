import {
  ALLOWED_IMPORTS,
  COMPOSING_PIPELINE_FOLDERS,
  CONSOLE_OUTPUT_FILES,
  ENVIRONMENT_ACCESS_FILES,
  FILES_WITHOUT_LENGTH_LIMIT,
  FORBIDDEN_WEB_IMPORTS,
  HTTP_FOLDER,
  INDEX_ONLY_FOLDERS,
  type PackageName,
  PIPELINE_STAGES,
  SHARED_PIPELINE_FOLDERS,
  SOCKETLESS_PACKAGES,
  TRACING_FILE,
} from './arrows.ts'
import base from './base.json' with { type: 'json' }

/** Rejected imports, and Biome's message about them. */
interface Refused {
  group: readonly string[]
  message: string
}

const ARROW = 'This arrow is not in docs/architecture.md.'
/** Relative paths from a file to the folders above its own, for each depth of nesting. */
const UPWARDS = ['../', '../../', '../../../', '../../../../']
const CLIENTS = ['undici', 'undici/**']
const SOCKETS = ['node:http', 'node:https', 'node:net', 'node:tls', 'node:http2']
const GLOBALS = {
  fetch: 'Outgoing HTTP goes through the guarded client only.',
  XMLHttpRequest: 'Use the client in web/src/lib.',
  WebSocket: 'Use the client in web/src/lib.',
}
const names = Object.keys(ALLOWED_IMPORTS) as PackageName[]

/**
 * Returns the contents of biome.json: the general rules, and the import rules of each folder. If two
 * overrides match a file, the later one applies.
 */
export function createBiomeConfiguration(): object {
  return {
    ...base,
    overrides: [
      ...packages(),
      ...domain(),
      markup(),
      ...pipeline(),
      ...application(),
      parts(),
      ...host(),
      ...exceptions(),
    ],
  }
}

/** Returns the import rules of the packages in which the same rules apply to all files. */
function packages(): object[] {
  const others = names.filter((name) => !['domain', 'web', 'host'].includes(name))
  return others.map((name) => place([`packages/${name}/src/**`], [arrows(name), clients(name)]))
}

/** The package domain may import only zod, and each of its folders only the index.ts of other folders. */
function domain(): object[] {
  const source = 'packages/domain/src'
  const tests = `${source}/**/*.test.ts`
  const pure = {
    group: ['**', '!./**', '!../**', '!zod'],
    message: 'domain is pure and knows nothing but zod.',
  }
  const frontDoor = (up: string): Refused => ({
    group: [`${up}*/**`, `!${up}*/index.ts`],
    message: 'A folder of the domain has one front door: its index.ts.',
  })
  const levels = [`${source}/*/*.ts`, `${source}/*/*/*.ts`].map((files, level) => ({
    files,
    door: frontDoor(UPWARDS[level] ?? ''),
  }))
  return [
    {
      ...place([`${source}/**`, `!${tests}`], [pure]),
      plugins: ['./scripts/lint/no-clock-or-chance.grit'],
    },
    ...levels.flatMap(({ files, door }) => [
      place([files], [door]),
      place([files, `!${tests}`], [pure, door]),
    ]),
  ]
}

/**
 * Requires the escaping template tag `markup` in all code that makes pages, mails and feeds; in the package
 * web, React escapes markup.
 */
function markup(): object {
  const exempt = ['domain', 'web'].map((name) => `!packages/${name}/src/**`)
  const tests = ['!**/*.test.ts', '!**/*fixture.ts', '!**/testing*.ts', '!**/testing*/**']
  return {
    includes: ['packages/*/src/**', ...exempt, ...tests],
    plugins: ['./scripts/lint/no-unescaped-markup.grit'],
  }
}

function pipeline(): object[] {
  const stages: Refused = {
    group: siblings(PIPELINE_STAGES),
    message: 'A stage never imports a stage, nor does a room that they share: make-edition.ts composes them.',
  }
  const composing: Refused = {
    group: siblings(COMPOSING_PIPELINE_FOLDERS),
    message: 'This folder combines stages: neither a stage nor a room that stages share imports it.',
  }
  const doors = INDEX_ONLY_FOLDERS.map((name) => ({
    group: [...siblings([name]), ...UPWARDS.map((up) => `!${up}${name}/index.ts`)],
    message: `${name} has one front door: ${name}/index.ts.`,
  }))
  const folders = [...PIPELINE_STAGES, ...SHARED_PIPELINE_FOLDERS].map(
    (name) => `packages/pipeline/src/${name}`,
  )
  const tests = folders.flatMap((folder) => [
    `${folder}/**/*.test.ts`,
    `${folder}/**/*.fixture.ts`,
    `${folder}/**/testing/**`,
  ])
  const always = [arrows('pipeline'), stages, ...doors, clients('pipeline')]
  return [
    place(
      folders.map((folder) => `${folder}/**`),
      [...always, composing],
    ),
    place(tests, always),
    place([`${HTTP_FOLDER}/**`], [arrows('pipeline'), stages, composing], { mayFetch: true }),
  ]
}

function application(): object[] {
  const source = 'packages/web/src'
  const folders = Object.entries(FORBIDDEN_WEB_IMPORTS).map(([name, refused]) =>
    place([`${source}/${name}/**`], [arrows('web'), { group: siblings(refused), message: ARROW }], {
      mayFetch: name === 'lib' || name === 'offline',
    }),
  )
  const otherFeatures = (own: string): Refused => ({
    group: [`${own}../**`, `!${own}../../**`, `${own}../../features/**`, `${own}../../app/**`],
    message: 'A feature never imports a feature: app introduces them.',
  })
  return [
    place([`${source}/**`], [arrows('web')], { mayFetch: true }),
    ...folders,
    place([`${source}/features/**`], [arrows('web'), otherFeatures('')]),
    place([`${source}/features/*/*/**`], [arrows('web'), otherFeatures('../')]),
    place([`${source}/app/**`], [arrows('web')]),
  ]
}

/**
 * Forbids bare <button> and <select> elements outside web/src/ui, so that their type, pending state, labels
 * and looks have one implementation.
 */
function parts(): object {
  const elements = {
    button: 'Use Button or IconButton of web/src/ui; one of its own look is plain.',
    select: 'Use SelectField of web/src/ui.',
  }
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
    { includes: [TRACING_FILE], linter: { rules: { style: restrictedImports(both) } } },
  ]
}

function exceptions(): object[] {
  return [
    {
      includes: ENVIRONMENT_ACCESS_FILES,
      linter: { rules: { style: { noProcessEnv: 'off', noRestrictedGlobals: 'off' } } },
    },
    {
      includes: FILES_WITHOUT_LENGTH_LIMIT,
      linter: {
        rules: {
          complexity: { noExcessiveLinesPerFunction: 'off' },
          style: { noExcessiveLinesPerFile: 'off' },
        },
      },
    },
    // An index.ts may have any length, because it only lists what its folder exports.
    { includes: ['**/index.ts'], linter: { rules: { style: { noExcessiveLinesPerFile: 'off' } } } },
    { includes: CONSOLE_OUTPUT_FILES, linter: { rules: { suspicious: { noConsole: 'off' } } } },
    {
      includes: ['e2e/**'],
      linter: { rules: { style: restrictedImports([{ group: imports(names), message: ARROW }]) } },
    },
  ]
}

/**
 * Returns the rules for files that match some globs: no environment variables, none of the rejected imports,
 * and `fetch` only if allowed.
 */
function place(includes: string[], refused: readonly Refused[], { mayFetch = false } = {}): object {
  const globals = { noRestrictedGlobals: { level: 'error', options: { deniedGlobals: GLOBALS } } }
  const style = { ...restrictedImports(refused), noProcessEnv: 'error', ...(mayFetch ? {} : globals) }
  return { includes, linter: { rules: { style } } }
}

function restrictedImports(patterns: readonly Refused[]): object {
  return { noRestrictedImports: { level: 'error', options: { patterns } } }
}

/** Rejects imports of every package that the package `name` may not import. */
function arrows(name: PackageName): Refused {
  const allowed: readonly string[] = ALLOWED_IMPORTS[name]
  return {
    group: imports(names.filter((other) => other !== name && other !== 'domain' && !allowed.includes(other))),
    message: ARROW,
  }
}

function clients(name: PackageName): Refused {
  return {
    group: SOCKETLESS_PACKAGES.includes(name) ? [...CLIENTS, ...SOCKETS] : CLIENTS,
    message: 'Outgoing HTTP goes through the guarded client of 1-gather only.',
  }
}

/** Returns import patterns that match packages by their name and any path inside them. */
function imports(packageNames: readonly string[]): string[] {
  return [
    ...packageNames.map((name) => `@plainwire/${name}`),
    ...packageNames.map((name) => `@plainwire/${name}/**`),
  ]
}

/** Returns patterns that match imports of the given folders from sibling folders, up to four levels deep. */
function siblings(folders: readonly string[]): string[] {
  return UPWARDS.flatMap((up) => folders.map((name) => `${up}${name}/**`))
}
