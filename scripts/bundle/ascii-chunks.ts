import { decode, encode } from '@jridgewell/sourcemap-codec'
import type { Plugin } from 'rolldown'

const OTHER = /\P{ASCII}/gu
/** Where an escape would mean something else: after a backslash that is none itself, and in templates whose raw text is read. */
const UNSAFE = /(?<!\\)(?:\\\\)*\\\P{ASCII}|String\.raw`[^`]*\P{ASCII}/u

const escapedUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
/** A letter outside the first plane is two units, as in a string. */
const escaped = (letter: string) => letter.split('').map(escapedUnit).join('')
/** By how many columns an escape is longer than what it stands for. */
const LONGER = 5

/**
 * Replaces non-ASCII characters by escapes with the same meaning: V8 stores a source with any other character
 * in two bytes per character.
 *
 * @throws Error if an escape would change the meaning of the code
 */
export function asciiCode(code: string): string {
  const unsafe = UNSAFE.exec(code)
  if (unsafe)
    throw new Error(`This can't be written in ASCII: ${code.slice(unsafe.index, unsafe.index + 80)}`)
  return code.replace(OTHER, escaped)
}

/** Converts the source mappings of `code` to those of `asciiCode(code)`. */
export function asciiMappings(code: string, mappings: string): string {
  const lines = code.split('\n')
  const decoded = decode(mappings).map((segments, index) => {
    const others = Array.from((lines[index] ?? '').matchAll(OTHER)).flatMap(({ 0: letter, index: start }) =>
      letter.split('').map((_unit, at) => start + at),
    )
    if (others.length === 0) return segments
    let before = 0
    return segments.map((segment) => {
      while (before < others.length && (others[before] ?? 0) < segment[0]) before += 1
      const moved: typeof segment = [...segment]
      moved[0] += before * LONGER
      return moved
    })
  })
  return encode(decoded)
}

/** A bundler plugin that writes every chunk in ASCII, and adapts its source map. */
export function asciiChunks(): Plugin {
  return {
    name: 'ascii-chunks',
    generateBundle(_options, bundle) {
      const maps = new Map<string, string>()
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        maps.set(`${output.fileName}.map`, output.code)
        output.code = asciiCode(output.code)
      }
      for (const output of Object.values(bundle)) {
        const code = maps.get(output.fileName)
        if (output.type !== 'asset' || code === undefined) continue
        const map = JSON.parse(String(output.source))
        output.source = JSON.stringify({ ...map, mappings: asciiMappings(code, map.mappings) })
      }
    },
  }
}
