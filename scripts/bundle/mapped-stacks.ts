import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * The maximum number of source positions that are cached. A source map itself isn't cached, because it takes
 * tens of megabytes.
 */
const MAX_CACHED = 2_000
const HERE = dirname(fileURLToPath(import.meta.url))
const known = new Map<string, string>()

interface Place {
  file: string
  line: number
  column: number
}

/**
 * Looks up the source positions of places in a bundled file by its source map, and caches them in `known`.
 */
function lookUp(file: string, places: readonly Place[]): void {
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  for (const { line, column } of places) {
    const origin = map.findOrigin(line, column)
    if (known.size >= MAX_CACHED) known.clear()
    if ('fileName' in origin)
      known.set(
        `${file}:${line}:${column}`,
        `${pathToFileURL(resolve(HERE, origin.fileName))}:${origin.lineNumber}:${origin.columnNumber}`,
      )
  }
}

function placeOf(frame: NodeJS.CallSite): Place | undefined {
  const name = frame.getFileName()
  if (!name?.startsWith('file:')) return undefined
  const file = fileURLToPath(name)
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()]
  return dirname(file) === HERE && line !== null && column !== null ? { file, line, column } : undefined
}

/** Formats a stack with positions in the sources instead of the bundle. */
function mappedStack(error: Error, frames: NodeJS.CallSite[]): string {
  const places = frames.map(placeOf)
  const unknown = places.filter((place) => place && !known.has(`${place.file}:${place.line}:${place.column}`))
  const files = Map.groupBy(
    unknown.filter((place) => place !== undefined),
    ({ file }) => file,
  )
  for (const [file, found] of files) {
    try {
      lookUp(file, found)
    } catch {
      // If there is no source map, the stack has positions in the bundle. An error while formatting must not
      // hide the original one.
    }
  }
  const lines = frames.map((frame, index) => {
    const place = places[index]
    const source = place && known.get(`${place.file}:${place.line}:${place.column}`)
    return source === undefined
      ? `\n    at ${frame}`
      : `\n    at ${String(frame).replace(/file:\/\/[^)]*:\d+:\d+/, source)}`
  })
  return `${error}${lines.join('')}`
}

Error.prepareStackTrace = (error, frames) => {
  try {
    return mappedStack(error, frames)
  } catch {
    // This happens for an error whose name or message can't be read.
    return frames.map((frame) => `    at ${frame}`).join('\n')
  }
}
