import { decode, encode } from '@jridgewell/sourcemap-codec'
import type { Plugin } from 'rolldown'

const NON_ASCII = /\P{ASCII}/gu
/**
 * Matches non-ASCII characters that an escape would not represent: after a backslash that is not escaped
 * itself, and in `String.raw` templates.
 */
const UNSAFE = /(?<!\\)(?:\\\\)*\\\P{ASCII}|String\.raw`[^`]*\P{ASCII}/u

const escapedUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
/** Escapes a character; one outside the Basic Multilingual Plane becomes two escapes, as in a string. */
const escapedCharacter = (letter: string) => letter.split('').map(escapedUnit).join('')
/** The number of columns that an escape adds to the UTF-16 unit that it replaces. */
const ADDED_COLUMNS = 5

/**
 * Replaces non-ASCII characters by escapes with the same meaning, because V8 stores a source with any other
 * character in two bytes per character.
 *
 * @throws Error if an escape would change the meaning of the code
 */
export function toAsciiCode(code: string): string {
  const unsafe = UNSAFE.exec(code)
  if (unsafe)
    throw new Error(`This can't be written in ASCII: ${code.slice(unsafe.index, unsafe.index + 80)}`)
  return code.replace(NON_ASCII, escapedCharacter)
}

/** Converts the source mappings of `code` to those of `toAsciiCode(code)`. */
export function toAsciiMappings(code: string, mappings: string): string {
  const lines = code.split('\n')
  const decoded = decode(mappings).map((segments, index) => {
    const escapedColumns = Array.from((lines[index] ?? '').matchAll(NON_ASCII)).flatMap(
      ({ 0: letter, index: start }) => letter.split('').map((_unit, at) => start + at),
    )
    if (escapedColumns.length === 0) return segments
    let before = 0
    return segments.map((segment) => {
      while (before < escapedColumns.length && (escapedColumns[before] ?? 0) < segment[0]) before += 1
      const moved: typeof segment = [...segment]
      moved[0] += before * ADDED_COLUMNS
      return moved
    })
  })
  return encode(decoded)
}

/** A bundler plugin that writes every chunk in ASCII and adapts its source map. */
export function asciiChunksPlugin(): Plugin {
  return {
    name: 'ascii-chunks',
    generateBundle(_options, bundle) {
      const maps = new Map<string, string>()
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        maps.set(`${output.fileName}.map`, output.code)
        output.code = toAsciiCode(output.code)
      }
      for (const output of Object.values(bundle)) {
        const code = maps.get(output.fileName)
        if (output.type !== 'asset' || code === undefined) continue
        const map = JSON.parse(String(output.source))
        output.source = JSON.stringify({ ...map, mappings: toAsciiMappings(code, map.mappings) })
      }
    },
  }
}
