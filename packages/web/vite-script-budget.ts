import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Of script as it is sent, before a page does everything. */
const LIMIT_BYTES = 140 * 1024
/** Of script as it is sent, before a page is drawn: more takes the line from its picture. */
const FIRST_LIMIT_BYTES = 8 * 1024
const FIRST = '/src/app/boot.ts'
const APPLICATION = ['/src/app/boot.ts', '/src/app/entry-client.tsx']
const STORY = '/src/features/story/story-dialog.tsx'
/** The part that Local shows without a place. */
const CITY_CHOOSER = '/src/features/location/city-chooser.tsx'
const LANGUAGES = ['/src/locales/en.json', '/src/locales/nl.json']

/** The facts about a built file, by its name. */
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

/** The chunks of these modules, with all that they import. */
function chunksOf(files: BuiltFiles, modules: readonly string[]): string[] {
  const starts = Object.keys(files).filter((name) =>
    modules.some((module) => files[name]?.facadeModuleId?.endsWith(module)),
  )
  if (starts.length < modules.length)
    throw new Error(`The build has no chunk for one of ${modules.join(', ')}.`)
  return [...new Set(starts.flatMap((name) => [...withImports(files, name)]))]
}

/** The chunks of a first view, in any language: the front page, Local, and a story dialog. */
export function firstChunks(files: BuiltFiles): string[] {
  return chunksOf(files, [...APPLICATION, STORY, CITY_CHOOSER])
}

/** How many bytes of script, compressed, the chunks of these modules need with all that they import. */
export function scriptBytes(files: BuiltFiles, modules: readonly string[]): number {
  return chunksOf(files, modules).reduce((sum, name) => sum + gzipSync(files[name]?.code ?? '').byteLength, 0)
}

/** The pages whose script is too much, each in a sentence. */
export function overBudget(files: BuiltFiles, limitBytes = LIMIT_BYTES): string[] {
  return LANGUAGES.flatMap((language) =>
    [[], [STORY], [CITY_CHOOSER]].flatMap((part) => {
      const bytes = scriptBytes(files, [...APPLICATION, language, ...part])
      if (bytes <= limitBytes) return []
      return `A page with ${[language, ...part].join(' and ')} needs ${bytes} bytes of script; ${limitBytes} are allowed.`
    }),
  )
}

/** Where the first script has grown beyond its limit, that in a sentence. */
export function overFirstBudget(files: BuiltFiles, limitBytes = FIRST_LIMIT_BYTES): string[] {
  const bytes = scriptBytes(files, [FIRST])
  if (bytes <= limitBytes) return []
  return [`The first script needs ${bytes} bytes with all that it imports; ${limitBytes} are allowed.`]
}

/** Fails a build whose pages need more script than a phone should have to fetch. */
export function scriptBudget(): Plugin {
  return {
    name: 'plainwire-script-budget',
    apply: ({ build: wanted }) => !wanted?.ssr,
    writeBundle(_, bundle) {
      const failures = [...overFirstBudget(bundle), ...overBudget(bundle)]
      if (failures.length > 0) this.error(failures.join(' '))
    },
  }
}
