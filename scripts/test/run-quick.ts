import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createRuleChecks, createTypeCheck, findTypeProjects } from '../check/checks.ts'
import { runChecks } from '../check/run-all.ts'
import { createToolCheck } from '../check/tool-check.ts'
import { NODE_MODULES, ROOT } from '../setup/paths.mjs'
import { findChangedProjects, MAX_TEST_FILES, sortNearestTests } from './quick-plan.ts'

/**
 * This program runs checks and tests for the files that changed since the branch left main, which takes about
 * a minute on two cores. `npm test` runs everything.
 */
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
const lines = (text: string) => text.split('\n').filter(Boolean)

/** Returns the commit where the branch left main; HEAD if there is no main. */
function base(): string {
  for (const name of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', name], { cwd: ROOT, encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return 'HEAD'
}

function changedSince(commit: string): string[] {
  const untracked = git('ls-files', '--others', '--exclude-standard')
  const changed = [...lines(git('diff', '--name-only', commit)), ...lines(untracked)]
  return [...new Set(changed)].filter((file) => existsSync(join(ROOT, file)))
}

/** Returns the test files that import a file changed since a commit. */
function testsOf(commit: string): string[] {
  const args = ['list', '--filesOnly', '--json', `--changed=${commit}`]
  const output = execFileSync(join(NODE_MODULES, '.bin', 'vitest'), args, { cwd: ROOT, encoding: 'utf8' })
  const found: { file: string }[] = JSON.parse(output.slice(output.indexOf('[')))
  return found.map(({ file }) => relative(ROOT, file))
}

function passes(tests: readonly string[]): boolean {
  if (tests.length === 0) return true
  const run = spawnSync(join(NODE_MODULES, '.bin', 'vitest'), ['run', ...tests], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return run.status === 0
}

const startedAt = performance.now()
const commit = base()
const changed = changedSince(commit)
const biome = ['check', '--colors=off', '--error-on-warnings', '--no-errors-on-unmatched', ...changed]
const failed =
  changed.length === 0
    ? 0
    : await runChecks(
        [
          createToolCheck('format and lint of what changed', 'biome', biome),
          ...findChangedProjects(changed, findTypeProjects()).map(createTypeCheck),
          ...createRuleChecks(),
        ],
        process.stdout,
      )
const tests = changed.length === 0 ? [] : sortNearestTests(changed, testsOf(commit))
const isRight = passes(tests.slice(0, MAX_TEST_FILES))
const left = Math.max(0, tests.length - MAX_TEST_FILES)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
process.stdout.write(
  `\n${changed.length} files changed since ${commit.slice(0, 8)}: ${Math.min(tests.length, MAX_TEST_FILES)} test files run` +
    `${left > 0 ? `, ${left} that import them further away left to npm test` : ''}; ` +
    `${failed} checks failed, tests ${isRight ? 'passed' : 'failed'} (${seconds} s)\n`,
)
process.exitCode = failed === 0 && isRight ? 0 : 1
