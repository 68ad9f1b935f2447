import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'rolldown'

/** The folders and entry files of a bundle, and of its sources. */
export interface BundleFolders {
  root: string
  /** The folder of the bundle. */
  folder: string
  /** The name of each entry in the bundle, by its source file. */
  entries: ReadonlyMap<string, string>
  /** A file that every entry imports first. */
  first: string
}

const MODULE_URL = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)|import\.meta\.(url|dirname)\b/g

/**
 * Replaces the URLs and folders that a module derives from `import.meta` by those of its source file,
 * relative to the bundle. The URL of an entry, such as a worker thread, becomes that of its bundled file.
 */
export function replaceModuleUrls(
  code: string,
  file: string,
  { folder, entries }: Omit<BundleFolders, 'root' | 'first'>,
): string {
  const here = relative(folder, file)
  return code.replace(MODULE_URL, (_found, path: string | undefined, property: string | undefined) => {
    const entry = path && entries.get(resolve(dirname(file), path))
    if (entry) return `new URL('./${entry}.mjs', import.meta.url)`
    if (path) return `new URL('${join(dirname(here), path)}', import.meta.url)`
    return property === 'url'
      ? `new URL('${here}', import.meta.url).href`
      : `process.getBuiltinModule('node:url').fileURLToPath(new URL('${dirname(here)}', import.meta.url))`
  })
}

/**
 * A bundler plugin that lets bundled modules find files beside their sources (content, migrations, tables),
 * and their worker threads in the bundle. Line numbers don't change, so that source maps stay valid.
 */
export function sourceUrlsPlugin(folders: BundleFolders): Plugin {
  const own = join(folders.root, 'packages')
  return {
    name: 'source-places',
    transform(code, id) {
      if (!id.startsWith(own) || id.includes('/node_modules/')) return null
      const moved = replaceModuleUrls(code, id, folders)
      const result = folders.entries.has(id) ? `import ${JSON.stringify(folders.first)}; ${moved}` : moved
      return result === code ? null : { code: result, map: null }
    },
  }
}
