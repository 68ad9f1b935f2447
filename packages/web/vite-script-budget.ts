import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The maximum total size of the scripts that any page needs to work fully, compressed, in bytes. */
const LIMIT_BYTES = 140 * 1024
/**
 * The maximum size of the scripts that run before the first paint, compressed, in bytes. Larger ones would
 * delay the page's main picture.
 */
const FIRST_LIMIT_BYTES = 8 * 1024
const FIRST = '/src/app/boot.ts'
const APPLICATION = ['/src/app/boot.ts', '/src/app/entry-client.tsx']
const STORY = '/src/features/story/story-dialog.tsx'
/** The component that the page Local shows until the reader has chosen a place. */
const CITY_CHOOSER = '/src/features/location/city-chooser.tsx'
const LANGUAGES = ['/src/locales/en.ts', '/src/locales/nl.ts']

/** The files that a build writes, by name, with the fields that the checks read. */
export type BuiltFiles = Record<
  string,
  { type: string; code?: string; imports?: readonly string[]; facadeModuleId?: string | null }
>

function withImports(files: BuiltFiles, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const imported of files[name]?.imports ?? []) withImports(files, imported, seen)
  return seen
}

/** The names of the chunks of these entry modules, and of all chunks that those import. */
function chunksOf(files: BuiltFiles, modules: readonly string[]): string[] {
  const starts = Object.keys(files).filter((name) =>
    modules.some((module) => files[name]?.facadeModuleId?.endsWith(module)),
  )
  if (starts.length < modules.length)
    throw new Error(`The build has no chunk for one of ${modules.join(', ')}.`)
  return [...new Set(starts.flatMap((name) => [...withImports(files, name)]))]
}

/** Returns the chunk of an entry module, which is given by the end of its path. */
export function findModuleChunk(files: BuiltFiles, module: string): BuiltFiles[string] {
  const found = Object.values(files).find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (!found) throw new Error(`The build has no chunk for ${module}.`)
  return found
}

/**
 * Returns the names of the chunks that the possible first pages of a visit (front page, Local, story dialog)
 * need, without those of the locales.
 */
export function findInitialViewChunks(files: BuiltFiles): string[] {
  return chunksOf(files, [...APPLICATION, STORY, CITY_CHOOSER])
}

/** The gzipped size in bytes of the chunks of these modules and of all chunks that they import. */
export function computeGzippedScriptSize(files: BuiltFiles, modules: readonly string[]): number {
  return chunksOf(files, modules).reduce((sum, name) => sum + gzipSync(files[name]?.code ?? '').byteLength, 0)
}

/** Returns a sentence for each page whose scripts exceed the limit. */
export function findPagesOverBudget(files: BuiltFiles, limitBytes = LIMIT_BYTES): string[] {
  return LANGUAGES.flatMap((language) =>
    [[], [STORY], [CITY_CHOOSER]].flatMap((part) => {
      const bytes = computeGzippedScriptSize(files, [...APPLICATION, language, ...part])
      if (bytes <= limitBytes) return []
      return `A page with ${[language, ...part].join(' and ')} needs ${bytes} bytes of script; ${limitBytes} are allowed.`
    }),
  )
}

/** A sentence if the first script is over its limit; empty otherwise. */
export function checkInitialScriptSize(files: BuiltFiles, limitBytes = FIRST_LIMIT_BYTES): string[] {
  const bytes = computeGzippedScriptSize(files, [FIRST])
  if (bytes <= limitBytes) return []
  return [`The first script needs ${bytes} bytes with all that it imports; ${limitBytes} are allowed.`]
}

/** Fails a build whose pages need more script than a phone should have to fetch. */
export function scriptBudgetPlugin(): Plugin {
  return {
    name: 'plainwire-script-budget',
    apply: ({ build: options }) => !options?.ssr,
    writeBundle(_, bundle) {
      const failures = [...checkInitialScriptSize(bundle), ...findPagesOverBudget(bundle)]
      if (failures.length > 0) this.error(failures.join(' '))
    },
  }
}
