import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { APP_SHELL_PATH, PLACEHOLDER_IMAGES_PATH, SERVICE_WORKER_PATH } from '@plainwire/domain/addresses'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@plainwire/domain/language'
import { build, type Plugin, type Rolldown } from 'vite'

const ENTRY = fileURLToPath(new URL('src/offline/service-worker.ts', import.meta.url))
const PUBLIC = fileURLToPath(new URL('public', import.meta.url))
/** Files that few readers need (fonts for rare characters, the PDF library): cached only when first used. */
const IS_RARE = /-latin-.*\.woff2$|invoice-pdf/

interface ReleaseFile {
  url: string
  /** A content hash, for files whose name doesn't contain one. */
  revision: string | null
}

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** The drawings that are shown instead of a missing picture. */
function drawings(): ReleaseFile[] {
  const names = readdirSync(`${PUBLIC}/assets`)
  return names.map((name) => ({
    url: `${PLACEHOLDER_IMAGES_PATH}/${name}`,
    revision: digest(readFileSync(`${PUBLIC}/assets/${name}`)),
  }))
}

/** The application's empty page in each language, which replaces every page while offline. */
function shells(release: string): ReleaseFile[] {
  return LANGUAGES.map((language) => ({
    url: language === DEFAULT_LANGUAGE ? APP_SHELL_PATH : `${APP_SHELL_PATH}?lang=${language}`,
    revision: release,
  }))
}

/** The files that the application needs without a connection. */
function releaseFiles(built: readonly string[]): { id: string; files: ReleaseFile[] } {
  const cacheable = built.filter(
    (name) => name.startsWith('build/') && !IS_RARE.test(name) && !name.endsWith('.map'),
  )
  const files = [...cacheable.sort().map((name) => ({ url: `/${name}`, revision: null })), ...drawings()]
  const id = digest(JSON.stringify(files))
  return { id, files: [...files, ...shells(id)] }
}

/** Builds the service worker after the application, and compiles the list of the release's files into it. */
export function serviceWorkerPlugin(treeshake: Rolldown.TreeshakingOptions): Plugin {
  return {
    name: 'plainwire-service-worker',
    apply: ({ build: options }) => !options?.ssr,
    async writeBundle({ dir }, bundle) {
      await build({
        configFile: false,
        logLevel: 'warn',
        define: { RELEASE: JSON.stringify(releaseFiles(Object.keys(bundle))) },
        publicDir: false,
        build: {
          ...(dir && { outDir: dir }),
          emptyOutDir: false,
          modulePreload: false,
          rolldownOptions: {
            input: ENTRY,
            treeshake,
            output: { format: 'iife', entryFileNames: SERVICE_WORKER_PATH.slice(1) },
          },
        },
      })
    },
  }
}
