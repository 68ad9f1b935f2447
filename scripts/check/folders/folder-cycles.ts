import { posix } from 'node:path'
import type { SourceFile } from '../words-of-languages.ts'

/** Matches the path of a package's module, and captures the path of `src` and the path below `src`. */
const MODULE = /^(packages\/[^/]+\/src)\/(.+\.tsx?)$/
/** Matches the paths of tests and their helpers, which may import anything. */
const TEST = /\.(?:test|fixture)\.tsx?$|(?:^|\/)testing[^/]*(?:\/|$)/
/**
 * Matches imports and re-exports of values, and captures the path of the module that they name. Imports of
 * types don't match, because they don't exist at run time.
 */
const VALUE_IMPORT =
  /^(?:import|export)\s+(?:(?!type\s)(?:\w+|\*(?:\s+as\s+\w+)?|\{[^}]*\})(?:\s*,\s*(?:\{[^}]*\}|\*\s+as\s+\w+))?\s+from\s*)?'(\.[^']+\.tsx?)'|(?<!typeof\s)\bimport\(\s*'(\.[^']+\.tsx?)'/gm

/**
 * The imports between the parts of one package: for each importing part and each part that it imports, a text
 * that describes the first such import.
 */
type PartImports = Map<string, Map<string, string>>

/**
 * Finds packages whose parts import each other's values in a cycle. A part is a folder directly below `src`,
 * or a module there. Biome rejects cycles between files, but not between folders. Two folders that need each
 * other should be one folder, or should both import what they share from a third one.
 *
 * @param files all code files, with paths relative to the root
 * @returns a line for the shortest cycle through each part, except parts that an earlier line names
 */
export function findFolderCycles(files: readonly SourceFile[]): string[] {
  return [...groupByPackage(files)].flatMap(([source, modules]) => {
    const imports = findPartImports(modules)
    const named = new Set<string>()
    return [...imports.keys()].flatMap((part) => {
      const cycle = named.has(part) ? undefined : findShortestCycle(part, imports)
      if (!cycle) return []
      for (const member of cycle) named.add(member)
      return [describeCycle(source, cycle, imports)]
    })
  })
}

/** The modules of each package that aren't for tests, with their paths below `src`. */
function groupByPackage(files: readonly SourceFile[]): Map<string, SourceFile[]> {
  const packages = new Map<string, SourceFile[]>()
  for (const { file, text } of files) {
    const [, source, path] = MODULE.exec(file) ?? []
    if (!source || !path || TEST.test(path)) continue
    packages.set(source, [...(packages.get(source) ?? []), { file: path, text }])
  }
  return packages
}

function findPartImports(modules: readonly SourceFile[]): PartImports {
  const partOf = (path: string) => path.split('/', 1)[0] ?? path
  const imports: PartImports = new Map()
  for (const { file, text } of modules) {
    const part = partOf(file)
    const ownImports = imports.get(part) ?? new Map<string, string>()
    imports.set(part, ownImports)
    for (const [, path = '', lazyPath = ''] of text.matchAll(VALUE_IMPORT)) {
      const target = posix.join(posix.dirname(file), path || lazyPath)
      const other = partOf(target)
      if (other !== part && other !== '..' && !ownImports.has(other))
        ownImports.set(other, `${file} imports ${target}`)
    }
  }
  return imports
}

/** Returns the parts of the shortest cycle through a part, beginning with it; undefined if there is none. */
function findShortestCycle(start: string, imports: PartImports): string[] | undefined {
  const paths: string[][] = [[start]]
  const seen = new Set<string>()
  for (const path of paths) {
    for (const next of imports.get(path.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return path
      if (!seen.has(next)) paths.push([...path, next])
      seen.add(next)
    }
  }
  return undefined
}

function describeCycle(source: string, cycle: readonly string[], imports: PartImports): string {
  const [start = ''] = cycle
  const steps = cycle.map((part, index) => imports.get(part)?.get(cycle[index + 1] ?? start))
  return `${source} has a cycle of ${cycle.join(', ')}: ${steps.join(', ')}.`
}
