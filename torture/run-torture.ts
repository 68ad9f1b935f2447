import { loadavg } from 'node:os'
import { LONG_FORMS, type LongForm } from './long-forms.ts'

interface Outcome {
  rows: string
  about: string
  outcome: string
}

const inWords = (figures: object) =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')

async function outcomeOf({ rows, about, run }: LongForm): Promise<Outcome> {
  console.log(`\nRow ${rows.join(', ')}: ${about}. The load of this machine is ${loadavg()[0]?.toFixed(1)}.`)
  const outcome = await run().then(
    (figures) => `holds: ${inWords(figures)}`,
    (error: unknown) => `FAILED: ${error instanceof Error ? error.message : String(error)}`,
  )
  console.log(outcome)
  return { rows: rows.join(', '), about, outcome }
}

/** Runs the long forms of the rows that are named, or all, one after the other. */
const asked = process.argv.slice(2).map(Number)
const chosen = LONG_FORMS.filter(({ rows }) => asked.length === 0 || rows.some((row) => asked.includes(row)))
if (chosen.length === 0) {
  console.error('No long form of these rows: docs/reliability.md lists them.')
  process.exit(1)
}
const outcomes: Outcome[] = []
for (const form of chosen) outcomes.push(await outcomeOf(form))
console.table(outcomes)
process.exitCode = outcomes.some(({ outcome }) => outcome.startsWith('FAILED')) ? 1 : 0
