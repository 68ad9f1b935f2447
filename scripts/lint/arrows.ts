/**
 * The packages that each package may import; all other imports are rejected. docs/architecture.md has a
 * diagram.
 */
export const ALLOWED_IMPORTS = {
  domain: [],
  store: ['domain'],
  pipeline: ['domain'],
  newsroom: ['domain', 'store', 'pipeline'],
  post: ['domain', 'store'],
  server: ['domain', 'store', 'post'],
  web: ['domain'],
  sample: ['domain'],
  host: ['domain', 'store', 'pipeline', 'newsroom', 'post', 'server', 'sample'],
} as const satisfies Record<string, readonly string[]>
/** The name of a package. */
export type PackageName = keyof typeof ALLOWED_IMPORTS

/** The folders that each folder of packages/web/src may not import. */
export const FORBIDDEN_WEB_IMPORTS = {
  lib: ['ui', 'edition', 'account', 'device', 'features', 'app'],
  ui: ['edition', 'account', 'device', 'features', 'app'],
  edition: ['features', 'app'],
  account: ['features', 'app', 'ui', 'edition'],
  device: ['features', 'app', 'ui', 'account', 'edition'],
  offline: ['features', 'app', 'ui', 'account', 'device'],
} as const

/** The stages of the pipeline, which may not import each other; make-edition.ts combines them. */
export const PIPELINE_STAGES = [
  '1-gather',
  '2-extract',
  '3-cluster',
  '4-write',
  '5-translate',
  '6-score',
  '7-publish',
]
/** Folders of the pipeline that stages share. They may not import a stage. */
export const SHARED_PIPELINE_FOLDERS = [
  'claims',
  'concurrency',
  'languages',
  'places',
  'read',
  'reservations',
  'reviewed-data',
  'service',
  'text',
  'vectors',
]
/**
 * Folders of the pipeline that combine stages. Stages, and the folders that stages share, may import them in
 * tests only.
 */
export const COMPOSING_PIPELINE_FOLDERS = ['articles', 'commands', 'edition', 'newsroom', 'record', 'stories']
/**
 * Folders of the pipeline of which other folders may import only index.ts. The same is true of all folders of the
 * domain.
 */
export const INDEX_ONLY_FOLDERS = ['places', 'read', 'languages']

/** The only folder that may import an HTTP client. */
export const HTTP_FOLDER = 'packages/pipeline/src/1-gather/http'
/** Packages that may not use sockets. */
export const SOCKETLESS_PACKAGES: readonly PackageName[] = ['store', 'pipeline']
/** The only file that may import OpenTelemetry. */
export const TRACING_FILE = 'packages/host/src/observe/tracing.ts'

/**
 * The files that may both read environment variables and call `fetch`. In a few other folders, such as
 * packages/web/src/lib, biome-configuration.ts allows calls of `fetch` only.
 */
export const ENVIRONMENT_ACCESS_FILES = [
  'packages/host/src/config/config.ts',
  'scripts/**',
  'deploy/**',
  'bench/**',
  'torture/**',
  'e2e/**',
  '*.config.ts',
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/testing*.ts',
  '**/testing/**',
]
/** Files that may be longer than others, and contain longer functions: tests, their helpers, and measurements. */
export const FILES_WITHOUT_LENGTH_LIMIT = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.fixture.ts',
  '**/testing*.ts',
  '**/testing/**',
  'e2e/**',
  'bench/**',
  'torture/**',
]
/** The only files that may write to the console. */
export const CONSOLE_OUTPUT_FILES = ['scripts/**', 'deploy/**', 'bench/**', 'torture/**', 'e2e/**']
