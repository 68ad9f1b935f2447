import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup/paths.mjs'
import { generatePages } from './printed-pages.ts'

/** This program updates the figures and the table of settings in the documentation pages from the code. */
const pages = generatePages(ROOT)
for (const { file, text, printed } of pages) {
  if (text === printed) continue
  writeFileSync(join(ROOT, file), printed)
  process.stdout.write(`${file} is printed anew.\n`)
}
const problems = pages.flatMap(({ file, problems }) => problems.map((problem) => `${file}: ${problem}`))
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
