import type { SourceFile } from './words-of-languages.ts'

/** The targets that references in comments may have. */
export interface CommentReferenceTargets {
  /** Ids of docs/requirements.md: two letters and two digits. */
  requirements: ReadonlySet<string>
  /** Numbers of the files in docs/decisions. */
  decisions: ReadonlySet<number>
  /** Returns true if a path, relative to the root, exists. */
  exists: (path: string) => boolean
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|(?<=^|\n)--.*/g
const DECISION = /\bdecisions? #?(\d+)/gi
const PAGE = /\bdocs\/[\w/-]+\.md\b/g
const REQUIREMENT = /\b[A-Z]{2}-\d{2}\b/g
/** Matches the title of a test. */
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])([^\n]*?)\1|^\s*\]\)\((['"`])([^\n]*?)\3/gm
/**
 * Matches references that lead out of the repository: to sections of a specification, numbered rules,
 * tickets.
 */
const OUTSIDE = /\bsection \d+|§ ?\d+|\([A-Z]\d{1,2}\)|\bissues? #?\d+/gi

/**
 * Returns a line for each reference in a comment or in the title of a test that has no target, and for each
 * id of a requirement in a comment outside tests, where ids don't belong.
 */
export function findBrokenReferences(
  files: readonly SourceFile[],
  referents: CommentReferenceTargets,
): string[] {
  const groups = new Set([...referents.requirements].map((id) => id.slice(0, 2)))
  return files.flatMap(({ file, text }) => {
    const comments = (text.match(COMMENT) ?? []).join('\n')
    const isTest = /\.test\.tsx?$/.test(file)
    const cited = [...comments.matchAll(REQUIREMENT)].filter(([id]) => groups.has(id.slice(0, 2)))
    return [
      ...(isTest
        ? unknownIds(text, groups, referents).map(
            (id) => `names ${id}, which docs/requirements.md doesn't list`,
          )
        : cited.map(([id]) => `cites ${id}: ids belong into the names of tests, comments explain in words`)),
      ...(isTest ? [] : [...comments.matchAll(OUTSIDE)]).map(
        ([reference]) => `cites '${reference}', which no file of the repository defines`,
      ),
      ...[...comments.matchAll(DECISION)]
        .filter(([, number]) => !referents.decisions.has(Number(number)))
        .map(([, number]) => `cites decision ${number}, which docs/decisions doesn't have`),
      ...[...(isTest ? comments : text).matchAll(PAGE)]
        .filter(([page]) => !referents.exists(page))
        .map(([page]) => `names ${page}, which doesn't exist`),
    ].map((reason) => `${file} ${reason}.`)
  })
}

/**
 * Returns the ids in titles of tests that docs/requirements.md doesn't define. A text in the format of an id
 * counts as one if it is at the beginning of the title, or if the id of a requirement has the same letters.
 */
function unknownIds(
  text: string,
  groups: ReadonlySet<string>,
  { requirements }: CommentReferenceTargets,
): string[] {
  const titles = Array.from(text.matchAll(TITLE), ([, , title, , eachTitle]) => title ?? eachTitle ?? '')
  const ids = titles.flatMap((title) =>
    [...title.matchAll(REQUIREMENT)]
      .filter(({ 0: id, index }) => index === 0 || groups.has(id.slice(0, 2)))
      .map(([id]) => id),
  )
  return [...new Set(ids)].filter((id) => !requirements.has(id))
}

/** Returns the ids that docs/requirements.md defines. */
export function parseRequirementIds(page: string): Set<string> {
  return new Set(Array.from(page.matchAll(/^\| ([A-Z]{2}-\d{2}) \|/gm), ([, id = '']) => id))
}
