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
const STORY = ['/src/features/story/story-dialog.tsx'] as const

/**
 * Schemas, with all that they are made of besides what a first view has: they import no later part, so that they are there
 * before any module that makes or uses one.
 */
const SCHEMAS =
  /node_modules\/zod\/|domain\/src\/(contract\/(?!offline)|feed\/publisher|story\/score-part|[a-z]+\/[a-z]+-schema)/

/** Modules for calls about an account: none of them belongs to a first view. */
const ACCOUNT =
  /web\/src\/(lib\/(api|one-tab-at-a-time)|account\/session\/(call-as-reader|session|stored-reader|tokens))\.ts/

/** Parts that come later don't have a chunk for every line that some of them share. */
const SMALL_BYTES = 2000

const IMPORTED = /import\s*\{([^}]*)\}\s*from/g
const EXPORTED = /export\s*\{([^}]*)\}\s*from\s*["']\.\/([^"']+)["']/g

/** A file that only leads on to others: a noun's front door, and that of the icons. */
const DOOR = /(\/index\.ts|\/lucide-react\.mjs)$/

/** The names in the braces of an import, as the other module gives them, or of an export, as it gives them itself. */
function namesIn(braces = '', side: 'import' | 'export'): string[] {
  return braces.split(',').map(
    (name) =>
      name
        .trim()
        .split(/\s+as\s+/)
        .at(side === 'import' ? 0 : -1) ?? '',
  )
}

/** The imports of a module; of a front door only the files that export one of the names. */
function importsOf({ importedIds, code }: Module, modules: Modules): string[] {
  const wanted = new Set(
    [...(code ?? '').matchAll(IMPORTED)].flatMap(([, braces]) => namesIn(braces, 'import')),
  )
  return importedIds.flatMap((id) => {
    const door = DOOR.test(id) ? modules.getModuleInfo(id) : null
    if (!door) return [id]
    const given = [...(door.code ?? '').matchAll(EXPORTED)].filter(([, braces]) =>
      namesIn(braces, 'export').some((name) => wanted.has(name)),
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
  const reached = new Map<readonly string[], Set<string>>()
  const isOf = (paths: readonly string[], id: string, modules: Modules) => {
    const starts = paths.map((path) => `${folder}${path}`)
    const known = reached.get(paths) ?? firstModules(starts, modules)
    reached.set(paths, known)
    return known.has(id)
  }
  /** Only what these begin with, under a name. */
  const named = (name: string, paths: readonly string[]) => ({
    debugName: name,
    name: (id: string, modules: Modules) => (isOf(paths, id, modules) ? name : null),
  })
  const isOurs = (id: string) =>
    /packages\/(web\/src|domain\/src)/.test(id) && !ACCOUNT.test(id) && !SCHEMAS.test(id)
  const isShared = (id: string) => isOurs(id) || id.includes('/lucide-react/')
  return {
    includeDependenciesRecursively: false,
    groups: [
      // The modules of the first script are separate: it would otherwise load everything that is shared.
      { name: 'fetch', test: /preload-helper|web\/src\/lib\/storage\.ts/, priority: 7 },
      {
        ...named('libraries', APPLICATION),
        test: /node_modules\/(?!zod\/)/,
        minShareCount: 2,
        priority: 6,
      },
      { ...named('shared', APPLICATION), test: isOurs, minShareCount: 2, priority: 5 },
      // Together they are smaller than apart, and a story is a first view too.
      { ...named('story', STORY), test: isShared, minShareCount: 2, priority: 4 },
      // They would otherwise share a chunk with whatever else the dialogs with fields load, such as billing.
      { name: 'fields', test: /web\/src\/ui\/[a-z]*-?field/, minShareCount: 2, priority: 3 },
      {
        name: 'later',
        test: isShared,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: SMALL_BYTES,
        priority: 2,
      },
      // Last, so that it takes nothing along that a first view needs.
      { name: 'schemas', test: SCHEMAS, priority: 1 },
      { name: 'account', test: ACCOUNT, priority: 1 },
    ],
  }
}
