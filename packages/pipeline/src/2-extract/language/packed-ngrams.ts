import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** The table of the package `eld`: for each n-gram the scores of its languages, by language number. */
export interface NgramTable {
  type: string
  languages: Record<number, string>
  ngrams: Record<string, Record<number, number>>
}

/** The n-gram table as columns, which need less memory than one object per n-gram. */
export interface PackedNgrams extends Omit<NgramTable, 'ngrams'> {
  keys: string[]
  /** The number of languages of each key. */
  counts: number[]
  /** Language number and score alternately: those of the first key, then of the second, and so on. */
  pairs: number[]
}

/** The location of the packed table. */
export const PACKED_NGRAMS_LOCATION = new URL('ngrams.json.br', import.meta.url)

/**
 * In the unpacked table, each n-gram has an entry in one number: its lowest `COUNT_BITS` bits are the number
 * of languages, the other bits the offset of the first pair.
 */
const COUNT_BITS = 5

/** Packs the n-gram table, with only the scores of the wanted languages. */
export function packNgrams({ type, languages, ngrams }: NgramTable, wanted: readonly string[]): PackedNgrams {
  const isWanted = (id: string) => wanted.includes(languages[Number(id)] ?? '')
  const rows = Object.entries(ngrams)
    .map(([key, scores]) => ({ key, scores: Object.entries(scores).filter(([id]) => isWanted(id)) }))
    .filter(({ scores }) => scores.length > 0)
  return {
    type,
    languages,
    keys: rows.map(({ key }) => key),
    counts: rows.map(({ scores }) => scores.length),
    pairs: rows.flatMap(({ scores }) => scores.flatMap(([id, score]) => [Number(id), score])),
  }
}

/**
 * Unpacks a table. The scores of an n-gram are created when they are looked up: 52,000 objects with up to 60
 * slots would need ten times the memory of these columns.
 */
export function unpackNgrams({ type, languages, keys, counts, pairs }: PackedNgrams): NgramTable {
  const columns = Uint8Array.from(pairs)
  const entries = new Map<string, number>()
  let start = 0
  for (const [index, key] of keys.entries()) {
    const count = counts[index] ?? 0
    entries.set(key, (start << COUNT_BITS) | count)
    start += count
  }
  const ngrams = new Proxy<NgramTable['ngrams']>(
    {},
    {
      get(_, key) {
        const entry = typeof key === 'string' ? entries.get(key) : undefined
        if (entry === undefined) return undefined
        const first = entry >> COUNT_BITS
        const scores: Record<number, number> = {}
        for (let pair = first; pair < first + (entry & ((1 << COUNT_BITS) - 1)); pair++)
          scores[columns[2 * pair] ?? 0] = columns[2 * pair + 1] ?? 0
        return scores
      },
    },
  )
  return { type, languages, ngrams }
}

/** Reads and unpacks the n-gram table that is stored beside this file. */
export function readPackedNgrams(): NgramTable {
  return unpackNgrams(JSON.parse(brotliDecompressSync(readFileSync(PACKED_NGRAMS_LOCATION)).toString('utf8')))
}
