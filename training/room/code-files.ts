import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { sha256 } from './sha256.ts'

/**
 * Matches static imports and exports from a file, except those of types only, which have no effect at run
 * time.
 */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm
const WORKSPACE = /^@plainwire\/([^/]+)(\/.+)?$/

/**
 * Returns the path, from the root, of the project's file that an import refers to; undefined for an external
 * package.
 */
function resolved(root: string, from: string, imported: string): string | undefined {
  if (imported.startsWith('.')) return posix.join(dirname(from), imported)
  const [, name, rest = ''] = WORKSPACE.exec(imported) ?? []
  if (name === undefined) return undefined
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
  const target: string | undefined = manifest.exports[`.${rest}`]
  return target && posix.join('packages', name, target)
}

/**
 * Matches files that only re-export other files: the index of the languages and the index of each language.
 */
const GATHERS = /\/languages\/(?:[a-z]{2}\/)?index\.ts$/
const TOPIC = /\/languages\/(?:[a-z]{2}|topics)\/(?:[a-z-]+\/)?[^/]+\.ts$/

/** Converts the path of a topic's file to its name in code: 'stopWords' for '…/nl/stop-words.ts'. */
const topicOf = (file: string) =>
  posix.basename(file, '.ts').replace(/-(\p{L})/gu, (_, letter: string) => letter.toUpperCase())

/**
 * Collects files and the files that they import. Of the files of a language, one for each topic (such as stop
 * words), it includes only those whose topic a collected file names.
 */
class Walk {
  readonly found = new Map<string, string>()
  readonly #root: string
  readonly #topics = new Set<string>()

  constructor(root: string) {
    this.#root = root
  }

  add(start: string): void {
    const waiting = [start]
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (this.found.has(file) || !existsSync(join(this.#root, file))) continue
      const text = readFileSync(join(this.#root, file), 'utf8')
      if (!GATHERS.test(file)) this.found.set(file, text)
      for (const [, imported = ''] of text.matchAll(IMPORT)) {
        const target = resolved(this.#root, file, imported)
        if (target && TOPIC.test(target) && GATHERS.test(file) && !GATHERS.test(target))
          this.#topics.add(target)
        else if (target) waiting.push(target)
      }
    }
  }

  /**
   * Returns the file of a topic that a collected file names (as in `rules.topic` or `({ topic }) =>`) and
   * that isn't collected yet.
   */
  namedTopic(): string | undefined {
    const code = [...this.found.values()].map(stripComments)
    const isNamed = (topic: string) => {
      const name = new RegExp(`[.{,]\\s*${topicOf(topic)}\\b`)
      return code.some((text) => name.test(text))
    }
    return [...this.#topics].find((topic) => !this.found.has(topic) && isNamed(topic))
  }
}

/**
 * Returns the paths of a source file and of all project files that it imports, directly or not, from the root
 * and sorted. Of a language's files, only those are included whose topic one of these files names, because
 * others don't affect the result.
 */
export function findCodeFiles(root: string, start: string): string[] {
  const walk = new Walk(root)
  walk.add(start)
  for (let topic = walk.namedTopic(); topic !== undefined; topic = walk.namedTopic()) walk.add(topic)
  return [...walk.found.keys()].sort()
}

/**
 * Removes indentation, blank lines and comment lines from code, so that a change to these doesn't make a made
 * file count as stale.
 */
export function stripComments(text: string): string {
  return text
    .replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')
}

/** One SHA-256 over the code of a maker and of all project files that it imports, with their paths. */
export function hashMakerCode(root: string, maker: string): string {
  const files = findCodeFiles(root, maker)
  return sha256(
    files.map((file) => `${file}\n${stripComments(readFileSync(join(root, file), 'utf8'))}`).join('\n\n'),
  )
}
