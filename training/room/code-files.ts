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
 * Matches files that only export other files: the index of languages and the index of each language's topics.
 */
const GATHERS = /\/languages\/(?:[a-z]{2}\/)?index\.ts$/
const TOPIC = /\/languages\/(?:[a-z]{2}|topics)\/(?:[a-z-]+\/)?[^/]+\.ts$/

/** 'stopWords' for '…/nl/stop-words.ts'. */
const topicOf = (file: string) =>
  posix.basename(file, '.ts').replace(/-(\p{L})/gu, (_, letter: string) => letter.toUpperCase())

/**
 * Collects files and the files that they import. Of a language, only topics that a collected file names are
 * included.
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
   * Returns a topic that isn't collected yet and that a collected file names: `rules.topic`, `({ topic })
   * =>`.
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
 * A source file and all project files that it imports, directly or not, by path from the root, sorted. Of a
 * language's words and patterns, only topics that one of these files names are included, because others don't
 * affect the result.
 */
export function findCodeFiles(root: string, start: string): string[] {
  const walk = new Walk(root)
  walk.add(start)
  for (let topic = walk.namedTopic(); topic !== undefined; topic = walk.namedTopic()) walk.add(topic)
  return [...walk.found.keys()].sort()
}

/**
 * Removes indentation, blank lines and comment lines from code, so that changes to these don't require a made
 * file to be made again.
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
