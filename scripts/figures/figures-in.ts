import { evaluateConstant, readValueAtPath } from './evaluate-constant.ts'
import { formatFigure } from './print-figure.ts'

/**
 * Matches a figure in a page whose value is taken from the code:
 * `<!--=visit-rhythm#MAX_INTERVAL-->60<!--/-->`. The marker contains the end of the source file's path, the
 * constant's name and, after a space, the unit. A JSON file is named with its extension.
 */
const MARKER = /<!--=([\w./-]+)#([\w.-]+)(?: ([\w-]+))?-->([^<]*)<!--\/-->/g

/** A file that figures are read from, with its path relative to the root. */
export interface FigureSource {
  file: string
  text: string
}

/** A page with its figures updated from the code, and a line for each figure that can't be updated. */
export interface PageWithUpdatedFigures {
  text: string
  problems: string[]
  /** The number of figures in the page. */
  count: number
}

/** Updates the figures of a page from the code. */
export function updateFigures(page: string, sources: readonly FigureSource[]): PageWithUpdatedFigures {
  const problems: string[] = []
  let count = 0
  const text = page.replace(MARKER, (marker, path: string, name: string, unit: string | undefined) => {
    count++
    try {
      const printed = formatFigure(valueIn(sourceAt(path, sources), name), unit ?? '')
      return marker.replace(/-->[^<]*<!--\/-->$/, `-->${printed}<!--/-->`)
    } catch (error) {
      problems.push(`${path}#${name} ${error instanceof Error ? error.message : String(error)}`)
      return marker
    }
  })
  return { text, problems, count }
}

function sourceAt(path: string, sources: readonly FigureSource[]): FigureSource {
  const ending = path.endsWith('.json') ? path : `${path}.ts`
  const found = sources.filter(({ file }) => file === ending || file.endsWith(`/${ending}`))
  const [source] = found
  if (source === undefined) throw new Error('names no file')
  if (found.length > 1) throw new Error(`is ambiguous: ${found.map(({ file }) => file).join(', ')}`)
  return source
}

function valueIn({ file, text }: FigureSource, name: string): unknown {
  return file.endsWith('.json')
    ? readValueAtPath(JSON.parse(text), name.split('.'), name)
    : evaluateConstant(text, name)
}
