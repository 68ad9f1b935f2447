import type { SourceFile } from '../words-of-languages.ts'

const EXPORT =
  /^export (?:default )?(?:async |abstract |declare )*(?:function\*?|class|const|let|type|interface|enum) (\w+)/gm
const EXPORT_LIST = /^export (?:type )?\{([^}]*)\}/gm
/**
 * Matches an exported type whose opening brace ends its first line, and captures its body. `FIELD` then
 * matches the names of fields and methods in the body.
 */
const TYPE_BODY = /^export (?:interface|type) [^\n]*\{\n(.*?)^\}/gms
const FIELD = /^ {2}(?:readonly )?(\w+)\??[:(<]/gm
const ROW = /^\| (?<not>(?:`[a-z ]+`(?:, )?)+) \| (?<instead>.+) \|$/gm
const PARTS = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_/

/** Exported names and fields that may contain an avoided word, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  stadiumStand: 'the stand of a stadium',
  told: 'a field of stored logs of stories',
}

/**
 * Parses the table of avoided words in CONTRIBUTING.md, each with the words to use instead.
 *
 * @throws {Error} if the page has no such table
 */
export function parseAvoidedWords(page: string): Map<string, string> {
  const rows = Array.from(page.matchAll(ROW), ({ groups: { not = '', instead = '' } = {} }) =>
    Array.from(not.matchAll(/`([^`]+)`/g), ([, word = '']) => [word, instead] as const),
  )
  if (rows.length === 0) throw new Error('CONTRIBUTING.md has no table of words to avoid.')
  return new Map(rows.flat())
}

/**
 * Returns a line for each exported name, or field of an exported type, that contains an avoided word among
 * its camelCase parts, and for each name in `allowed` that is no longer exported.
 */
export function findAvoidedNames(
  files: readonly SourceFile[],
  avoided: ReadonlyMap<string, string>,
  allowed: Readonly<Record<string, string>> = ALLOWED,
): string[] {
  const exported = files.flatMap(({ file, text }) => exportedNames(text).map((name) => ({ file, name })))
  const names = new Set(exported.map(({ name }) => name))
  return [
    ...exported
      .filter(({ name }) => !(name in allowed))
      .flatMap(({ file, name }) =>
        wordsIn(name, avoided).map(
          (word) => `${file} exports ${name}: '${word}' has several meanings (${avoided.get(word)}).`,
        ),
      ),
    ...Object.keys(allowed)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is no longer exported: take it off the list of allowed names.`),
  ]
}

function exportedNames(text: string): string[] {
  const declared = Array.from(text.matchAll(EXPORT), ([, name = '']) => name)
  const listed = Array.from(text.matchAll(EXPORT_LIST), ([, list = '']) =>
    list.split(',').map((item) => item.trim().split(/\s+/).at(-1) ?? ''),
  )
  const fields = Array.from(text.matchAll(TYPE_BODY), ([, body = '']) =>
    Array.from(body.matchAll(FIELD), ([, name = '']) => name),
  )
  return [...new Set([...declared, ...listed.flat(), ...fields.flat()])].filter((name) => name !== '')
}

function wordsIn(name: string, avoided: ReadonlyMap<string, string>): string[] {
  const parts = ` ${name.split(PARTS).join(' ').toLowerCase()} `
  return [...avoided.keys()].filter((word) => parts.includes(` ${word} `))
}
