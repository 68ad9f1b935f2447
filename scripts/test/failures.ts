import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { PlaywrightReport, VitestReport } from './counts.ts'

/** A test that failed, or a file that couldn't be run. */
export interface TestFailure {
  /** The path of the test file relative to the root, which a runner accepts as an argument. */
  file: string
  title: string
  /** The first lines of the error message. */
  reason: string
}

/** The fields of Vitest's JSON report that describe failures. */
export interface VitestResults extends VitestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

/** The fields of Playwright's JSON report that describe failures. */
export interface PlaywrightResults extends PlaywrightReport {
  config: { rootDir: string }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs: {
    title: string
    file: string
    ok: boolean
    tests: { results: { error?: { message?: string } | undefined }[] }[]
  }[]
  suites?: PlaywrightSuite[] | undefined
}

const REASON_LINES = 12

export function readVitestFailures(
  { testResults }: Pick<VitestResults, 'testResults'>,
  root: string,
): TestFailure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(file, test.fullName, test.failureMessages?.[0]))
    return status === 'failed' && failed.length === 0 ? [failure(file, 'the file itself', message)] : failed
  })
}

export function readPlaywrightFailures(
  { config, suites }: Omit<PlaywrightResults, 'stats'>,
  root: string,
): TestFailure[] {
  const specs = suites.flatMap(specsOf).filter(({ ok }) => !ok)
  return specs.map(({ file, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
    return failure(relative(root, `${config.rootDir}/${file}`), title, errors.find(Boolean))
  })
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function failure(file: string, title: string, reason = ''): TestFailure {
  return { file, title, reason: firstLines(reason) }
}

function firstLines(text: string): string {
  return stripVTControlCharacters(text).split('\n').slice(0, REASON_LINES).join('\n')
}

/** Returns the failures of the first run that don't occur again in the second. */
export function findRecoveredTests(
  first: readonly TestFailure[],
  second: readonly TestFailure[],
): TestFailure[] {
  const again = new Set(second.map(keyOf))
  return first.filter((failure) => !again.has(keyOf(failure)))
}

function keyOf({ file, title }: TestFailure): string {
  return JSON.stringify([file, title])
}

/**
 * Formats failures as a list for the end of a run, so that a log without its beginning still contains them.
 * Empty if there are none.
 */
export function formatFailures(heading: string, failures: readonly TestFailure[]): string {
  if (failures.length === 0) return ''
  const entries = failures.map(({ file, title, reason }) => `  ${file} › ${title}\n${indented(reason)}`)
  return `\n${heading}\n${entries.join('\n')}\n`
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
}
