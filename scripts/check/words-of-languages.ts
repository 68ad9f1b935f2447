import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A source file, with its path relative to the root. */
export interface SourceFile {
  file: string
  text: string
}

const FOLDER = 'packages/pipeline/src'
const CONTRADICTIONS = 'a claim and its source may be of two languages: one pattern holds both'
/**
 * Files of the pipeline that may contain words of a language, with the reason. A listed file without such
 * words fails the check.
 */
const KNOWN: Readonly<Record<string, string>> = {
  '4-write/claim-check/contradictions/certainty/denials.ts': CONTRADICTIONS,
  '4-write/claim-check/contradictions/actors/doers.ts': CONTRADICTIONS,
  '4-write/claim-check/contradictions/certainty/hedges.ts': CONTRADICTIONS,
  '4-write/claim-check/contradictions/certainty/modality.ts': CONTRADICTIONS,
  '4-write/claim-check/contradictions/numbers/numbers.ts': CONTRADICTIONS,
  '4-write/claim-check/contradictions/actors/roles.ts': CONTRADICTIONS,
  '4-write/claim-check/contradictions/actors/speakers.ts': CONTRADICTIONS,
  '4-write/claim-check/contradictions/numbers/times.ts': CONTRADICTIONS,
  '4-write/claim-check/contradictions/actors/who-speaks.ts': CONTRADICTIONS,
  '4-write/facts/mentions/counted-noun.ts': CONTRADICTIONS,
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm
/** Frequent words that exist only in Dutch. Nearly every Dutch pattern or list contains one of them. */
const DUTCH =
  'het|een|niet|geen|werd|worden|wordt|zijn|hebben|volgens|omdat|nadat|hij|maandag|januari|gisteren'
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\bnl: (?:\/|new (?:Set|Map|RegExp)\b|words\(|\[)/, 'a list or pattern for Dutch'],
  [new RegExp(`[|(](?:${DUTCH})[|)]`), 'a pattern with Dutch words'],
  [
    new RegExp(`['\`"\\s](?:${DUTCH}) (?:${DUTCH}|de|en|van|was|had|zei|die|dat)['\`"\\s]`),
    'a list of Dutch words',
  ],
]

/**
 * Returns a line for each file outside languages/ that contains words or patterns of one language. These
 * belong in the language's folder, where a missing list is a type error.
 */
export function findMisplacedLanguageWords(files: readonly SourceFile[], known = KNOWN): string[] {
  const found = files.flatMap(({ file, text }) => {
    const code = text.replace(COMMENT, '')
    const sign = SIGNS.find(([pattern]) => pattern.test(code))
    return sign ? [{ file, what: sign[1] }] : []
  })
  const names = new Set(found.map(({ file }) => file))
  return [
    ...found
      .filter(({ file }) => !(file in known))
      .map(({ file, what }) => `${file} has ${what}: it belongs to languages/nl, see docs/languages.md.`),
    ...Object.keys(known)
      .filter((file) => !names.has(file))
      .map((file) => `${file} carries no words of a language any more: take it off the list.`),
  ]
}

const isCode = (file: string) => /\.ts$/.test(file) && !/\.(?:test|fixture)\.ts$|(?:^|\/)testing/.test(file)

/** Reads the code of the pipeline outside the languages' folders. */
export function readPipelineCode(root: string): SourceFile[] {
  return readdirSync(join(root, FOLDER), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isCode(file) && !file.startsWith('languages/'))
    .map((file) => ({ file, text: readFileSync(join(root, FOLDER, file), 'utf8') }))
}
