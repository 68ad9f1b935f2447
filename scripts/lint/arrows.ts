/** The packages that each package may import; everything else is refused. docs/architecture.md draws it. */
export const PACKAGES = {
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
export type Package = keyof typeof PACKAGES

/** The folders of the application that each of its folders may not import. */
export const WEB_FOLDERS = {
  lib: ['ui', 'edition', 'account', 'device', 'features', 'app'],
  ui: ['edition', 'account', 'device', 'features', 'app'],
  edition: ['features', 'app'],
  account: ['features', 'app', 'ui', 'edition'],
  device: ['features', 'app', 'ui', 'account', 'edition'],
} as const

/** The stages of the pipeline, none of which imports another; make-edition.ts composes them. */
export const STAGES = ['1-gather', '2-extract', '3-cluster', '4-write', '5-translate', '6-score', '7-publish']
/** Folders of the pipeline that stages share, and that import no stage. */
export const SHARED_BY_STAGES = ['claims', 'languages', 'places', 'read', 'service', 'text']
/** Those of them that others import by their index.ts alone. */
export const FRONT_DOORS = ['places', 'read', 'languages']

/** Where outgoing HTTP begins, the one folder that may import an HTTP client. */
export const HTTP_FOLDER = 'packages/pipeline/src/1-gather/http'
/** Packages that have no business with sockets: the others serve or are served. */
export const WITHOUT_SOCKETS: readonly Package[] = ['store', 'pipeline']
/** Where OpenTelemetry is loaded. */
export const TRACING_FILE = 'packages/host/src/observe/tracing.ts'

/** Where the environment may be read, and `fetch` called, besides the application's lib. */
export const FREE_PLACES = [
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
/** Where programs speak to a terminal. */
export const WITH_CONSOLE = ['scripts/**', 'deploy/**', 'bench/**', 'torture/**', 'e2e/**']
