import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { ROOT } from '../setup/paths.mjs'
import { AREAS, type Area } from './areas.ts'
import { figuresOf, figuresText, isSurvivor, type Mutant, scoreOf } from './score.ts'

/** Below this share of faults that are noticed, in per cent, the command fails (docs/reliability.md, row 45). */
const WANTED = 80
/** How much longer than without a fault tests may take before a fault counts as one that never ends, in ms. */
const PATIENCE_MS = 3_000
const TESTS = /\.test\.ts$|\/testing[\w-]*\.ts$/
const TEMPORARY = '.mutation'

/** An area's code, or those of its files whose paths contain a text. */
function codeOf({ code }: Area, part: string): string[] {
  return globSync([...code], { cwd: ROOT })
    .filter((path) => !TESTS.test(path) && path.includes(part))
    .sort()
}

/** Tries every fault in some files, one at a time, in a copy of the project. */
async function mutantsOf(
  { tests }: Area,
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
    timeoutMS: PATIENCE_MS,
    tempDirName: TEMPORARY,
    ignorePatterns: ['/docs', '/e2e', '/bench', '/torture', '/training', 'dist', TEMPORARY],
    // TypeScript 7 has no interface for Stryker's changes to a tsconfig, which running tests doesn't need.
    tsconfigFile: 'none',
    reporters: ['progress-append-only'],
  })
  return stryker.runMutationTest()
}

/** Where a fault passed the tests, for a person to look at. */
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

const args = process.argv.slice(2)
const [name = '', part = ''] = args.filter((arg) => !arg.startsWith('--'))
const area = AREAS[name]
const code = area ? codeOf(area, part) : []
if (!area || code.length === 0) {
  console.error(
    `Name an area, and part of a file's path to try some of it: ${Object.keys(AREAS).join(', ')}.`,
  )
  process.exit(1)
}
const mutants = await mutantsOf(area, code, args.includes('--constants'))
for (const mutant of mutants.filter(isSurvivor)) console.log(survivorText(mutant))
for (const [file, found] of Object.entries(Object.groupBy(mutants, ({ fileName }) => fileName)))
  console.log(`${relative(ROOT, file)}: ${figuresText(figuresOf(found ?? []))}`)
const figures = figuresOf(mutants)
console.log(`${name}: ${figuresText(figures)}; wanted ${WANTED} %`)
process.exitCode = (scoreOf(figures) ?? 0) < WANTED ? 1 : 0
