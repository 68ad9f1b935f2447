import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { NODE_MODULES, ROOT } from '../setup/paths.mjs'

/**
 * The programs for development: the server, restarted when its code changes, and Vite, which serves the web
 * application with hot reload.
 */
const PROGRAMS = [
  {
    program: process.execPath,
    args: ['--watch', '--watch-preserve-output', 'packages/host/src/main.ts', 'start'],
  },
  { program: join(NODE_MODULES, '.bin', 'vite'), args: ['dev', 'packages/web'] },
]

const running: ChildProcess[] = PROGRAMS.map(({ program, args }) =>
  spawn(program, args, { cwd: ROOT, stdio: 'inherit' }),
)

/** Stops both programs, because one is of no use without the other. */
function stop(exitCode: number): void {
  process.exitCode = exitCode
  for (const child of running) child.kill()
}

for (const child of running) child.once('exit', (code) => stop(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(0))
