import type { Language } from '@plainwire/domain/language'
import type { RoutedDialog } from '../../lib/addresses/paths.ts'

/** An entry of the manifest that Vite writes for the browser build. */
interface BuiltFile {
  file: string
  css?: string[]
  imports?: string[]
}
export type BuildManifest = Record<string, BuiltFile>

/** The files that a page's <head> refers to, as absolute paths. */
export interface PageAssets {
  /** The script that applies the reader's theme before the first paint. */
  theme: string | undefined
  script: string
  styles: string[]
  /** Modules that the page's script imports statically. */
  scriptParts: string[]
  /** Modules of the application, which the page's script imports dynamically. */
  modules: string[]
  fonts: string[]
}

const ENTRY = 'src/app/boot.ts'
const THEME = 'src/app/draw-theme.ts'
/** The module that the page's script loads after the first paint. */
const APPLICATION = 'src/app/entry-client.tsx'
const DIALOGS: Record<RoutedDialog['name'], string> = {
  story: 'src/features/story/story-dialog.tsx',
  about: 'src/features/legal/legal-dialog.tsx',
  privacy: 'src/features/legal/legal-dialog.tsx',
  terms: 'src/features/legal/legal-dialog.tsx',
  portal: 'src/features/legal/legal-dialog.tsx',
  thread: 'src/features/thread/thread-dialog.tsx',
  quality: 'src/features/quality/quality-dialog.tsx',
  gaps: 'src/features/gaps/coverage-gaps-dialog.tsx',
  corrections: 'src/features/corrections/corrections-dialog.tsx',
}
const FONTS = ['inter-text.woff2', 'serif-text-600.woff2']
/** The font file of the regular weight, which only the text of a story uses. */
const STORY_FONT = 'serif-text-400.woff2'

function withImports(manifest: BuildManifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, seen)
  return seen
}

/** Finds the files that a page in a language needs, including those of the dialog that the page opens. */
export function findPageAssets(
  manifest: BuildManifest,
  language: Language,
  dialog: RoutedDialog['name'] | undefined,
): PageAssets {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The build manifest has no ${ENTRY}.`)
  const neededKeys = [ENTRY, APPLICATION, `src/locales/${language}.ts`, ...(dialog ? [DIALOGS[dialog]] : [])]
  const files = [...new Set(neededKeys.flatMap((key) => [...withImports(manifest, key)]))]
  const built = files.flatMap((key) => manifest[key] ?? [])
  const first = [...withImports(manifest, ENTRY)].flatMap((key) => manifest[key]?.file ?? [])
  const pathsOf = (names: readonly string[]) => names.map((file) => `/${file}`)
  const fonts = dialog === 'story' ? [...FONTS, STORY_FONT] : FONTS
  const fontKeys = Object.keys(manifest).filter((key) => fonts.some((font) => key.endsWith(font)))
  return {
    theme: manifest[THEME] && `/${manifest[THEME].file}`,
    script: `/${entry.file}`,
    styles: pathsOf([...new Set(built.flatMap(({ css = [] }) => css))]),
    scriptParts: pathsOf(first.filter((file) => file !== entry.file)),
    modules: pathsOf(built.map(({ file }) => file).filter((file) => !first.includes(file))),
    fonts: pathsOf(fontKeys.flatMap((key) => manifest[key]?.file ?? [])),
  }
}
