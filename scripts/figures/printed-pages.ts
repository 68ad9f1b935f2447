import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Environment } from '../../packages/host/src/config/environment.ts'
import { updateFigures } from './figures-in.ts'
import { findUnlistedFolders } from './folders-listed.ts'
import { type Setting, updateSettings } from './settings-table.ts'

/** Pages that contain figures whose values are generated from the code. */
const PAGES = ['docs/editorial-method.md', 'docs/operations.md']
const SETTINGS_PAGE = 'docs/operations.md'
const FOLDERS_PAGE = 'docs/architecture.md'
/** Settings that OpenTelemetry's modules read themselves, so they are not in the schema `Environment`. */
const READ_ELSEWHERE = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_RESOURCE_ATTRIBUTES']

/** A documentation page: its current text, and the text as generated from the current code. */
export interface GeneratedPage {
  file: string
  text: string
  printed: string
  problems: string[]
}

/** Generates the text of every page that contains figures, settings or folders from code. */
export function generatePages(root: string): GeneratedPage[] {
  const read = (file: string) => ({ file, text: readFileSync(join(root, file), 'utf8') })
  const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'content/**/*.json'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map(read)
  const figures = PAGES.map(read).map(({ file, text }) => {
    const { text: printed, problems } = updateFigures(text, sources)
    if (file !== SETTINGS_PAGE) return { file, text, printed, problems }
    const table = updateSettings(printed, settings(), READ_ELSEWHERE)
    return { file, text, printed: table.text, problems: [...problems, ...table.problems] }
  })
  const { text } = read(FOLDERS_PAGE)
  return [
    ...figures,
    { file: FOLDERS_PAGE, text, printed: text, problems: findUnlistedFolders(text, foldersOf(root)) },
  ]
}

/**
 * Returns a line for each problem of a page, and for each of the page's lines that differs from the generated
 * text.
 */
export function findStalePages(pages: readonly GeneratedPage[]): string[] {
  return pages.flatMap(({ file, text, printed, problems }) => [
    ...problems.map((problem) => `${file}: ${problem}`),
    ...changedLines(text, printed).map(
      (line) => `${file}:${line} differs from the code: run npm run figures.`,
    ),
  ])
}

function changedLines(text: string, printed: string): number[] {
  const now = printed.split('\n')
  return text.split('\n').flatMap((line, index) => (line === now[index] ? [] : [index + 1]))
}

/** Returns every setting with the default of its schema. */
function settings(): Setting[] {
  return Object.entries(Environment.shape).map(([name, schema]) => {
    const { data } = schema.safeParse(undefined)
    const isPlain = typeof data === 'number' || (typeof data === 'string' && data !== '')
    return { name, default: isPlain ? String(data) : undefined }
  })
}

function foldersOf(root: string): string[] {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const source = `packages/${name}/src`
    return readdirSync(join(root, source), { withFileTypes: true, recursive: false })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${source}/${entry.name}`)
  })
}
