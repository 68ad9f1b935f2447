/** A module, as the bundler tells it. */
interface Module {
  importedIds: readonly string[]
  code: string | null
}
interface Modules {
  getModuleInfo: (id: string) => Module | null
}

/** Where a first view begins: what these import without being asked is there from the start. */
const APPLICATION = ['/src/app/boot.ts', '/src/app/entry-client.tsx'] as const

/** What talks with the server about an account, schemas included: none of it belongs to a first view. */
const ACCOUNT =
  /node_modules\/zod\/|domain\/src\/(contract\/(?!offline)|feed\/publisher|[a-z]+\/[a-z]+-schema)|web\/src\/(lib\/api-call|reader\/(account-call|session|stored-reader|tokens))\.ts/

/** Parts that come later don't have a chunk for every line that some of them share. */
const SMALL_BYTES = 2000

const IMPORTED = /import\s*\{([^}]*)\}\s*from/g
const EXPORTED = /export\s*\{([^}]*)\}\s*from\s*["']\.\/([^"']+)["']/g

/** The names in the braces of an import or export. */
const namesIn = (braces = '') => braces.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')

/** What a module imports; of a noun's front door only the files behind it that give one of the names. */
function importsOf({ importedIds, code }: Module, modules: Modules): string[] {
  const wanted = new Set([...(code ?? '').matchAll(IMPORTED)].flatMap(([, braces]) => namesIn(braces)))
  return importedIds.flatMap((id) => {
    const door = id.endsWith('/index.ts') ? modules.getModuleInfo(id) : null
    if (!door) return [id]
    const given = [...(door.code ?? '').matchAll(EXPORTED)].filter(([, braces]) =>
      namesIn(braces).some((name) => wanted.has(name)),
    )
    return door.importedIds.filter((behind) => given.some(([, , file]) => behind.endsWith(`/${file}`)))
  })
}

/** The modules that the application is made of before anything is asked for. */
export function firstModules(starts: readonly string[], modules: Modules): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const module = modules.getModuleInfo(id)
    if (module) for (const imported of importsOf(module, modules)) visit(imported)
  }
  for (const start of starts) visit(start)
  return seen
}

/** Chunks besides the entries: libraries that seldom change, and what several parts of the application share. */
export function chunkGroups(folder: string) {
  let first: Set<string> | undefined
  const isFirst = (id: string, modules: Modules) => {
    first ??= firstModules(
      APPLICATION.map((path) => `${folder}${path}`),
      modules,
    )
    return first.has(id)
  }
  const isShared = (id: string) => /packages\/(web\/src|domain\/src)/.test(id) && !ACCOUNT.test(id)
  return {
    includeDependenciesRecursively: false,
    groups: [
      // What fetches a chunk stands apart: the first script would otherwise bring in all that is shared.
      { name: 'fetch', test: /preload-helper/, priority: 5 },
      { name: 'libraries', test: /node_modules\/(?!zod\/)/, minShareCount: 2, priority: 4 },
      {
        name: (id: string, modules: Modules) => (isFirst(id, modules) ? 'shared' : null),
        test: isShared,
        minShareCount: 2,
        priority: 3,
      },
      {
        name: 'later',
        test: isShared,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: SMALL_BYTES,
        priority: 2,
      },
      // Last, so that it takes nothing along that a first view needs.
      { name: 'account', test: ACCOUNT, priority: 1 },
    ],
  }
}
