import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { ROOT } from '../setup/paths.mjs'
import { MUTATION_AREAS, type MutationArea } from './areas.ts'
import { sampleFiles } from './sample-files.ts'
import { computeScore, countMutants, formatScore, isSurvivor, type Mutant } from './score.ts'

/** The least percentage of mutants that tests must detect (docs/reliability.md, row 45). */
const MIN_SCORE = 80
/**
 * How much longer tests may take with a mutant than without one before the mutant counts as an endless loop,
 * in ms.
 */
const TIMEOUT_MS = 3_000
const TESTS = /\.test\.ts$|\/testing[\w-]*\.ts$/
const TEMPORARY = '.mutation'

/** Returns the files of an area whose paths contain a text; all of them if the text is empty. */
function codeOf({ code }: MutationArea, part: string): string[] {
  return globSync([...code], { cwd: ROOT })
    .filter((path) => !TESTS.test(path) && path.includes(part))
    .sort()
}

/** Runs the tests against every mutant of some files, one mutant at a time, in a copy of the project. */
async function mutantsOf(
  { tests }: MutationArea,
  code: readonly string[],
  withConstants: boolean,
): Promise<Mutant[]> {
  const stryker = new Stryker({
    mutate: [...code],
    testFiles: globSync([...tests], { cwd: ROOT }),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: !withConstants,
    concurrency: 1,
    timeoutMS: TIMEOUT_MS,
    tempDirName: TEMPORARY,
    ignorePatterns: ['/docs', '/e2e', '/bench', '/torture', '/training', 'dist', TEMPORARY],
    // Stryker would change the tsconfig through an API that TypeScript 7 lacks. Running tests doesn't need
    // that.
    tsconfigFile: 'none',
    reporters: ['progress-append-only'],
  })
  return stryker.runMutationTest()
}

/** Describes a mutant that survived, with its position. */
function survivorText({
  fileName,
  location: { start },
  mutatorName,
  replacement = '',
  status,
}: Mutant): string {
  const place = `${relative(ROOT, fileName)}:${start.line}:${start.column}`
  const shown = replacement.replace(/\s+/g, ' ').slice(0, 100)
  return `${place} ${mutatorName}${status === 'NoCoverage' ? ', which no test reaches' : ''}: ${shown}`
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    constants: { type: 'boolean', default: false },
    sample: { type: 'string', default: '1' },
  },
})
const [name = '', part = ''] = positionals
const area = MUTATION_AREAS[name]
const share = Number(values.sample)
if (!(share > 0 && share <= 1)) {
  console.error('The sample is a share of the files, above 0 and at most 1.')
  process.exit(1)
}
const code = area ? sampleFiles(codeOf(area, part), share) : []
if (!area || code.length === 0) {
  console.error(
    `Name an area, and part of a file's path to try some of it: ${Object.keys(MUTATION_AREAS).join(', ')}.`,
  )
  process.exit(1)
}
const mutants = await mutantsOf(area, code, values.constants)
for (const mutant of mutants.filter(isSurvivor)) console.log(survivorText(mutant))
for (const [file, found] of Object.entries(Object.groupBy(mutants, ({ fileName }) => fileName)))
  console.log(`${relative(ROOT, file)}: ${formatScore(countMutants(found ?? []))}`)
const figures = countMutants(mutants)
console.log(`${name}: ${formatScore(figures)}; wanted ${MIN_SCORE} %`)
process.exitCode = (computeScore(figures) ?? 0) < MIN_SCORE ? 1 : 0
