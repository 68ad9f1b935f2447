import { loadavg } from 'node:os'
import { LONG_TESTS, type LongTest } from './long-forms.ts'

interface Outcome {
  name: string
  rows: string
  outcome: string
}

const inWords = (figures: object) =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')

async function outcomeOf({ name, rows, minutes, about, run }: LongTest): Promise<Outcome> {
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `\n${name} (row ${rows.join(', ')}): ${about}. It takes about ${minutes} minutes; the load of this machine is ${load}.`,
  )
  const outcome = await run().then(
    (figures) => `holds: ${inWords(figures)}`,
    (error: unknown) => `FAILED: ${error instanceof Error ? error.message : String(error)}`,
  )
  console.log(outcome)
  return { name, rows: rows.join(', '), outcome }
}

const isSelected = (names: readonly string[]) => (form: LongTest) =>
  names.length === 0 || names.includes(form.name) || form.rows.some((row) => names.includes(String(row)))

const LISTED = LONG_TESTS.map(({ name, rows, minutes, about }) => ({
  name,
  rows: rows.join(', '),
  minutes,
  about,
}))

/**
 * Runs long tests one after the other: those that the arguments name (by name, or by row of
 * docs/reliability.md), or all.
 */
const names = process.argv.slice(2)
if (names.includes('--list')) {
  console.table(LISTED)
  process.exit(0)
}
const known = new Set(LONG_TESTS.flatMap(({ name, rows }) => [name, ...rows.map(String)]))
const unknown = names.filter((name) => !known.has(name))
if (unknown.length > 0) {
  console.error(`No long form is called ${unknown.join(', ')}: these are there.`)
  console.table(LISTED)
  process.exit(1)
}
const chosen = LONG_TESTS.filter(isSelected(names))
const outcomes: Outcome[] = []
for (const form of chosen) outcomes.push(await outcomeOf(form))
console.table(outcomes)
process.exitCode = outcomes.some(({ outcome }) => outcome.startsWith('FAILED')) ? 1 : 0
