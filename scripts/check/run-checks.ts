import { checks } from './checks.ts'
import { runChecks } from './run-all.ts'

const failed = await runChecks(checks(), process.stdout)
process.exitCode = failed === 0 ? 0 : 1
