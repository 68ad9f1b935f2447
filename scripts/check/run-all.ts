import type { Check } from './check.ts'

/**
 * The number of checks run at the same time: type checks and linters take a core each, and small machines
 * have two.
 */
const MAX_PARALLEL = 2

/**
 * Runs checks, prints a line about each when it ends, and at the end the reasons of those that failed.
 *
 * @returns how many failed
 */
export async function runChecks(checks: Check[], out: { write(text: string): unknown }): Promise<number> {
  const failures: string[] = []
  const waiting = [...checks]
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const startedAt = performance.now()
      const reason = await check.run()
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      out.write(`${reason === undefined ? '✓' : '✗'} ${check.name} (${seconds} s)\n`)
      if (reason !== undefined) failures.push(`\n✗ ${check.name}\n${reason.trimEnd()}\n`)
    }
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL }, worker))
  for (const failure of failures) out.write(failure)
  return failures.length
}
