import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { sha256 } from './sha256.ts'

/** Static imports and exports from a file; those of types alone change nothing that runs. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm
const WORKSPACE = /^@plainwire\/([^/]+)(\/.+)?$/

/** The file that an import of the project means, by its path from the root; undefined for a package's. */
function resolved(root: string, from: string, imported: string): string | undefined {
  if (imported.startsWith('.')) return posix.join(dirname(from), imported)
  const [, name, rest = ''] = WORKSPACE.exec(imported) ?? []
  if (name === undefined) return undefined
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
  const target: string | undefined = manifest.exports[`.${rest}`]
  return target && posix.join('packages', name, target)
}

/** A source file and all project files that it imports, directly or not, by path from the root, sorted. */
export function codeFiles(root: string, start: string): string[] {
  const found = new Set<string>()
  const waiting = [start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !existsSync(join(root, file))) continue
    found.add(file)
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, imported = ''] of text.matchAll(IMPORT)) {
      const target = resolved(root, file, imported)
      if (target) waiting.push(target)
    }
  }
  return [...found].sort()
}

/** Code without indentation, blank lines and lines that are comments only: editing those makes no file anew. */
export function codeAlone(text: string): string {
  return text
    .replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')
}

/** One SHA-256 over the code of a maker and of all project files that it imports, with their paths. */
export function codeSum(root: string, maker: string): string {
  const files = codeFiles(root, maker)
  return sha256(
    files.map((file) => `${file}\n${codeAlone(readFileSync(join(root, file), 'utf8'))}`).join('\n\n'),
  )
}
