import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Language } from '@plainwire/domain/language'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/** Stores paid translations and the spending per day across restarts. */
export interface TranslationCache {
  get(key: string): string | undefined
  put(translations: ReadonlyMap<string, string>): Promise<void>
  /** The number of characters sent on days with this prefix: '2026-11' is a month, '2026-11-21' a day. */
  spent(days: string): number
  spend(day: string, characters: number): Promise<void>
}

/**
 * The maximum number of cached texts, more than an edition's headlines, sub-headlines and sentences. The least
 * recently used are removed first.
 */
const MAX_TEXTS = 20_000
/** The number of days whose spending is stored: enough for this month and the previous one. */
const MAX_DAYS = 62

const Line = z.union([
  z.object({ key: z.string(), text: z.string() }),
  z.object({ day: z.string(), characters: z.number() }),
])

/** Returns the cache key of a translation: the hash of service, languages and text. */
export function computeTranslationCacheKey(
  service: string,
  text: string,
  from: Language,
  to: Language,
): string {
  return createHash('sha256').update(`${service}|${from}|${to}|${text}`).digest('base64url').slice(0, 27)
}

class Shelf implements TranslationCache {
  readonly texts = new LRUCache<string, string>({ max: MAX_TEXTS })
  readonly days = new LRUCache<string, number>({ max: MAX_DAYS })
  readonly #append: (lines: readonly z.infer<typeof Line>[]) => Promise<void>

  constructor(append: (lines: readonly z.infer<typeof Line>[]) => Promise<void>) {
    this.#append = append
  }

  take(line: z.infer<typeof Line>): void {
    if ('key' in line) this.texts.set(line.key, line.text)
    else this.days.set(line.day, (this.days.get(line.day) ?? 0) + line.characters)
  }

  get(key: string): string | undefined {
    return this.texts.get(key)
  }

  async put(translations: ReadonlyMap<string, string>): Promise<void> {
    const lines = Array.from(translations, ([key, text]) => ({ key, text }))
    for (const line of lines) this.take(line)
    await this.#append(lines)
  }

  spent(days: string): number {
    return [...this.days].reduce((sum, [day, characters]) => sum + (day.startsWith(days) ? characters : 0), 0)
  }

  async spend(day: string, characters: number): Promise<void> {
    this.take({ day, characters })
    await this.#append([{ day, characters }])
  }

  /**
   * Returns the lines of the cache file. The least recently used text is first, so that reading the lines
   * restores the order.
   */
  lines(): z.infer<typeof Line>[] {
    return [
      ...this.days.dump().map(([day, { value }]) => ({ day, characters: value })),
      ...this.texts.dump().map(([key, { value }]) => ({ key, text: value })),
    ]
  }
}

/** Creates a cache in memory, for commands and tests. */
export function createMemoryTranslationCache(): TranslationCache {
  return new Shelf(async () => undefined)
}

const toText = (lines: readonly object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('')

/** Reads a file into the cache; a line that a crash truncated is skipped. */
function readInto(shelf: Shelf, text: string): void {
  for (const line of text.split('\n')) {
    if (line === '') continue
    try {
      const read = Line.safeParse(JSON.parse(line))
      if (read.success) shelf.take(read.data)
    } catch {
      // An incomplete or unknown line: the translation will be requested again.
    }
  }
}

/**
 * Opens a cache in a JSON Lines file. New entries are appended; entries that were evicted from the cache are
 * removed from the file when it is opened.
 *
 * @param onFailure called if the file can't be written; translation continues, but may be paid for again after
 * a restart
 */
export async function openFileTranslationCache(
  file: string,
  onFailure: (cause: unknown) => void,
): Promise<TranslationCache> {
  const shelf = new Shelf(async (lines) => {
    if (lines.length > 0) await appendFile(file, toText(lines)).catch(onFailure)
  })
  await mkdir(dirname(file), { recursive: true }).catch(onFailure)
  const known = await readFile(file, 'utf8').catch(() => '')
  readInto(shelf, known)
  if (known === '') return shelf
  await writeFile(`${file}.new`, toText(shelf.lines()))
    .then(() => rename(`${file}.new`, file))
    .catch(onFailure)
  return shelf
}
