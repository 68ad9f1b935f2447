import { createChecks } from './checks.ts'
import { runChecks } from './run-all.ts'

const failed = await runChecks(createChecks(), process.stdout)
process.exitCode = failed === 0 ? 0 : 1
