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

/** Files that only gather others: a language's topics, each in a file of its name, and the front door of languages. */
const GATHERS = /\/languages\/(?:[a-z]{2}\/)?index\.ts$/
const TOPIC = /\/languages\/(?:[a-z]{2}|topics)\/(?:[a-z-]+\/)?[^/]+\.ts$/

/** 'stopWords' for '…/nl/stop-words.ts'. */
const topicOf = (file: string) =>
  posix.basename(file, '.ts').replace(/-(\p{L})/gu, (_, letter: string) => letter.toUpperCase())

/** Collects files and what they import; of a language only the topics that one of these files names. */
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

  /** A topic that is waiting and read by a file that was found: `rules.topic`, `({ topic }) =>`. */
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
 * A source file and all project files that it imports, directly or not, by path from the root, sorted. Of a language's words and
 * patterns only the topics that one of these files names: a rule for headlines changes nothing that knows of stop words alone.
 */
export function findCodeFiles(root: string, start: string): string[] {
  const walk = new Walk(root)
  walk.add(start)
  for (let topic = walk.namedTopic(); topic !== undefined; topic = walk.namedTopic()) walk.add(topic)
  return [...walk.found.keys()].sort()
}

/** Code without indentation, blank lines and lines that are comments only: editing those makes no file anew. */
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
