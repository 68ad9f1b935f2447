import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'rolldown'

/** The folders that sources and bundle are in. */
export interface Places {
  root: string
  /** The folder of the bundle. */
  folder: string
  /** The names of entries in the bundle, by source file. */
  entries: ReadonlyMap<string, string>
  /** A file that every entry imports before anything else. */
  first: string
}

const USES = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)|import\.meta\.(url|dirname)\b/g

/** Replaces the URL of a module in its code by that of its source, relative to the bundle. */
export function withSourcePlaces(
  code: string,
  file: string,
  { folder, entries }: Omit<Places, 'root' | 'first'>,
): string {
  const here = relative(folder, file)
  return code.replace(USES, (_found, path: string | undefined, property: string | undefined) => {
    const entry = path && entries.get(resolve(dirname(file), path))
    if (entry) return `new URL('./${entry}.mjs', import.meta.url)`
    if (path) return `new URL('${join(dirname(here), path)}', import.meta.url)`
    return property === 'url'
      ? `new URL('${here}', import.meta.url).href`
      : `process.getBuiltinModule('node:url').fileURLToPath(new URL('${dirname(here)}', import.meta.url))`
  })
}

/**
 * A bundler plugin that lets our modules find files next to their sources (content, migrations, tables) from
 * the bundle, and their worker threads within it. Line numbers don't change, so that source maps stay valid.
 */
export function sourcePlaces(places: Places): Plugin {
  const own = join(places.root, 'packages')
  return {
    name: 'source-places',
    transform(code, id) {
      if (!id.startsWith(own) || id.includes('/node_modules/')) return null
      const moved = withSourcePlaces(code, id, places)
      const begun = places.entries.has(id) ? `import ${JSON.stringify(places.first)}; ${moved}` : moved
      return begun === code ? null : { code: begun, map: null }
    },
  }
}
