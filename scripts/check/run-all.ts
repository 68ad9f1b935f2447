import type { Check } from './check.ts'

/** Type checks and linters take a core each, and small machines have two. */
const AT_ONCE = 2

/**
 * Runs checks, prints a line about each as it ends, and afterwards why some failed.
 *
 * @returns how many failed
 */
export async function runChecks(checks: Check[], out: { write(text: string): unknown }): Promise<number> {
  const failures: string[] = []
  const waiting = [...checks]
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const startedAt = performance.now()
      const reason = await check.run()
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      out.write(`${reason === undefined ? '✓' : '✗'} ${check.name} (${seconds} s)\n`)
      if (reason !== undefined) failures.push(`\n✗ ${check.name}\n${reason.trimEnd()}\n`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  for (const failure of failures) out.write(failure)
  return failures.length
}
