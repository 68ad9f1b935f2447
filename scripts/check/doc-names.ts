import { posix } from 'node:path'
import type { SourceFile } from './words-of-languages.ts'

/**
 * A name of code in backticks, recognised by a capital inside, with or without arguments: `findUnknownNames`,
 * `SourceFile`.
 */
const CODE_NAME = /`([A-Za-z]\w*[a-z][A-Z]\w*)(?:\([^`]*\))?`/g
/** A path in backticks that may begin at any folder, such as `mail/mail-sender.ts`. */
const CODE_PATH = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs))`/g
const WORD = /\w+/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g
const PARAMETER = /@param \[?(\w+)/g

/**
 * Returns a line for each name of code in a Markdown page that no code file contains, and for each path that
 * is not the end of a code file's path. A changelog may name what no longer exists.
 *
 * @param code all code files, with paths relative to the root
 */
export function findUnknownNames(pages: readonly SourceFile[], code: readonly SourceFile[]): string[] {
  const words = new Set(code.flatMap(({ text }) => text.match(WORD) ?? []))
  const ends = (path: string) => code.some(({ file }) => `/${file}`.endsWith(posix.join('/', path)))
  return pages
    .filter(({ file }) => file !== 'CHANGELOG.md')
    .flatMap(({ file, text }) => [
      ...namesIn(text, CODE_NAME)
        .filter((name) => !words.has(name))
        .map((name) => `${file} names ${name}, which no code contains.`),
      ...namesIn(text, CODE_PATH)
        .filter((path) => !ends(path.replace(/^(?:\.\.?\/)+/, '')))
        .map((path) => `${file} names the file ${path}, which doesn't exist.`),
    ])
}

/**
 * Returns a line for each name in a comment that the code doesn't contain. A name in backticks must occur in
 * the code of any file, and the name of a parameter in the code of the same file.
 *
 * @param code all code files, with paths relative to the root
 */
export function findUnknownCommentNames(code: readonly SourceFile[]): string[] {
  const wordsOf = (text: string) => text.replace(COMMENT, '').match(WORD) ?? []
  const words = new Set(code.flatMap(({ text }) => wordsOf(text)))
  return code
    .filter(({ file }) => /\.(?:tsx?|mjs)$/.test(file))
    .flatMap(({ file, text }) => {
      const comments = (text.match(COMMENT) ?? []).join('\n')
      const own = new Set(wordsOf(text))
      return [
        ...namesIn(comments, CODE_NAME).filter((name) => !words.has(name)),
        ...namesIn(comments, PARAMETER).filter((name) => !own.has(name)),
      ].map((name) => `${file} names ${name} in a comment, which the code doesn't contain.`)
    })
}

function namesIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name)
}
