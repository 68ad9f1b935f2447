/** The part of the bundler's module information that is used here. */
interface Module {
  importedIds: readonly string[]
  code: string | null
}
interface Modules {
  getModuleInfo: (id: string) => Module | null
}

/** Entry modules of every page. Everything that they import statically is loaded when a visit starts. */
const APPLICATION = ['/src/app/boot.ts', '/src/app/entry-client.tsx'] as const
const STORY = ['/src/features/story/story-dialog.tsx'] as const

/**
 * Zod and the schema modules of the package domain, with the dependencies that only these have. They import
 * no lazily loaded part, so they are always evaluated before all other modules that define or use schemas.
 */
const SCHEMAS =
  /node_modules\/zod\/|domain\/src\/(contract\/(?!reader\/follow-kinds)|feed\/publisher|[a-z]+\/[a-z]+-schema)/

/** Modules for API calls of signed-in readers. The first page of a visit needs none of them. */
const ACCOUNT =
  /web\/src\/(lib\/(api|one-tab-at-a-time)|account\/session\/(call-as-reader|session|stored-reader))\.ts/

/** Lazily loaded chunks smaller than this are merged, so that a few shared lines don't become a chunk. */
const SMALL_BYTES = 2000

const IMPORTED = /import\s*\{([^}]*)\}\s*from/g
const EXPORTED = /export\s*\{([^}]*)\}\s*from\s*["']\.{1,2}\/([^"']+)["']/g

/** Barrel files, which only re-export: index.ts of a folder, and that of the icon library. */
const BARREL = /(\/index\.ts|\/lucide-react\.mjs)$/

/**
 * The names in the braces of an import or export statement: `there` as the other module calls them, `here` as
 * this module does.
 */
function namesIn(braces = ''): { there: string; here: string }[] {
  return braces.split(',').map((name) => {
    const [there = '', here = there] = name.trim().split(/\s+as\s+/)
    return { there, here }
  })
}

/**
 * Returns the ids of the modules that a module imports. A barrel file is replaced by the files from which it
 * re-exports an imported name, directly or through other barrel files.
 */
function importsOf({ importedIds, code }: Module, modules: Modules): string[] {
  const usedNames = [...(code ?? '').matchAll(IMPORTED)].flatMap(([, braces]) =>
    namesIn(braces).map(({ there }) => there),
  )
  return importedIds.flatMap((id) => filesBehind(id, usedNames, modules))
}

/** Returns the id of a file; for a barrel file, the ids of the files from which it re-exports a used name. */
function filesBehind(id: string, usedNames: readonly string[], modules: Modules): string[] {
  const barrel = BARREL.test(id) ? modules.getModuleInfo(id) : null
  if (!barrel) return [id]
  return [...(barrel.code ?? '').matchAll(EXPORTED)].flatMap(([, braces, file]) => {
    const names = namesIn(braces).filter(({ here }) => usedNames.includes(here))
    if (names.length === 0) return []
    return barrel.importedIds
      .filter((target) => target.endsWith(`/${file}`))
      .flatMap((target) =>
        filesBehind(
          target,
          names.map(({ there }) => there),
          modules,
        ),
      )
  })
}

/**
 * The entry modules and everything that they import statically: all that is loaded before the reader acts.
 */
export function findInitialLoadModules(starts: readonly string[], modules: Modules): Set<string> {
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

/**
 * Returns the groups of modules that are bundled into chunks other than those of the entry modules:
 * libraries, which seldom change, and modules that several parts of the application share.
 */
export function createChunkGroups(folder: string) {
  const cache = new Map<readonly string[], Set<string>>()
  const isLoadedWith = (paths: readonly string[], id: string, modules: Modules) => {
    const starts = paths.map((path) => `${folder}${path}`)
    const loaded = cache.get(paths) ?? findInitialLoadModules(starts, modules)
    cache.set(paths, loaded)
    return loaded.has(id)
  }
  /** Defines a chunk for the modules that these entry modules import statically, directly or not. */
  const chunkOf = (name: string, paths: readonly string[]) => ({
    debugName: name,
    name: (id: string, modules: Modules) => (isLoadedWith(paths, id, modules) ? name : null),
  })
  const isOurs = (id: string) =>
    /packages\/(web\/src|domain\/src)/.test(id) && !ACCOUNT.test(id) && !SCHEMAS.test(id)
  const isShared = (id: string) => isOurs(id) || id.includes('/lucide-react/')
  return {
    includeDependenciesRecursively: false,
    groups: [
      // The first script imports these modules, and would otherwise load the whole shared chunk with them.
      { name: 'fetch', test: /preload-helper|web\/src\/lib\/storage\/storage\.ts/, priority: 7 },
      {
        ...chunkOf('libraries', APPLICATION),
        test: /node_modules\/(?!zod\/)/,
        minShareCount: 2,
        priority: 6,
      },
      { ...chunkOf('shared', APPLICATION), test: isOurs, minShareCount: 2, priority: 5 },
      // A visit may begin with a story, so all shared modules of the story dialog are in one chunk, which
      // compresses better than several.
      { ...chunkOf('story', STORY), test: isShared, minShareCount: 2, priority: 4 },
      // Form fields have a chunk of their own. Otherwise they would be in a chunk with other code of the
      // dialogs that use them.
      { name: 'fields', test: /web\/src\/ui\/[a-z]*-?field/, minShareCount: 2, priority: 3 },
      {
        name: 'later',
        test: isShared,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: SMALL_BYTES,
        priority: 2,
      },
      // These groups have the lowest priority, so that they contain no module that the first page needs.
      { name: 'schemas', test: SCHEMAS, priority: 1 },
      { name: 'account', test: ACCOUNT, priority: 1 },
    ],
  }
}
