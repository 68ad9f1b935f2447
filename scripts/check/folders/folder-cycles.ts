import { posix } from 'node:path'
import type { SourceFile } from '../words-of-languages.ts'

/** A module of a package: the package's `src`, and the path below it. */
const MODULE = /^(packages\/[^/]+\/src)\/(.+\.tsx?)$/
/** Tests and their helpers may import anything. */
const TEST = /\.(?:test|fixture)\.tsx?$|(?:^|\/)testing[^/]*(?:\/|$)/
/** The path of a module of which values are imported or exported again; imports of types don't exist at run time. */
const VALUE_IMPORT =
  /^(?:import|export)\s+(?:(?!type\s)(?:\w+|\*(?:\s+as\s+\w+)?|\{[^}]*\})(?:\s*,\s*(?:\{[^}]*\}|\*\s+as\s+\w+))?\s+from\s*)?'(\.[^']+\.tsx?)'|(?<!typeof\s)\bimport\(\s*'(\.[^']+\.tsx?)'/gm

/** The imports between the parts of one package: by importing part, then by imported part, the first import. */
type PartImports = Map<string, Map<string, string>>

/**
 * Finds packages whose parts import each other's values in a cycle. A part is a folder directly below `src`,
 * or a module there. Cycles between files are rejected by Biome, cycles of folders aren't: two folders that
 * need each other are one folder, or have a third one in common.
 *
 * @param files all code files, with paths relative to the root
 * @returns a line for each cycle: the shortest one of each part that no line before names
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
