import { attackServer, findExceededLimits } from './abuse/abuse.ts'
import { serveEdition } from './abuse/served-edition.ts'

/** The number of requests, which the first argument sets. */
const requests = Number(process.argv[2] ?? 100_000)
const target = await serveEdition()
const result = await attackServer({
  target,
  requests,
  networks: 2_000,
  readersPerSecond: 50,
  quietMs: 10_000,
})
await target.stop()
const misses = findExceededLimits(result)
process.stdout.write(`${JSON.stringify(result, null, 2)}\n${misses.join(', ') || 'Every goal is met.'}\n`)
process.exitCode = misses.length === 0 ? 0 : 1
