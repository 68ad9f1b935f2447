import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Positions whose sources are remembered; a map itself is read anew, because it takes tens of megabytes. */
const MOST = 2_000
const HERE = dirname(fileURLToPath(import.meta.url))
const known = new Map<string, string>()

interface Place {
  file: string
  line: number
  column: number
}

/** The positions of a file's map that are needed now, as `source:line:column`. */
function lookUp(file: string, places: readonly Place[]): void {
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  for (const { line, column } of places) {
    const origin = map.findOrigin(line, column)
    if (known.size >= MOST) known.clear()
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

/** A stack with the positions of the sources in place of those of the bundle. */
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
      // Without a map the bundle's own positions are what there is: an error must never be hidden by another.
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
    // An error without a readable name or message still has a stack.
    return frames.map((frame) => `    at ${frame}`).join('\n')
  }
}
