import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Another process that starts the embedded database and writes to it (test-writer.ts). */
export interface WriterProcess {
  /** The first line that it prints: 'ready' and the server's process id, or the error. */
  greeting: string
  child: ChildProcess
  /** The numbers of rows that were committed and acknowledged. */
  acknowledged: number[]
  /** Resolves when `count` rows were acknowledged. */
  until(count: number): Promise<void>
  kill(): Promise<void>
}

/** Starts the writing process and waits for its first line of output. */
export async function startWriterProcess(dataDir: string, from = 0): Promise<WriterProcess> {
  const program = join(import.meta.dirname, 'test-writer.ts')
  const child = spawn(process.execPath, [program, dataDir, String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const acknowledged: number[] = []
  let wake: () => void = () => undefined
  const lines = createInterface({ input: child.stdout })
  const [greeting] = await once(lines, 'line')
  lines.on('line', (line) => {
    acknowledged.push(Number(line))
    wake()
  })
  return {
    greeting: String(greeting),
    child,
    acknowledged,
    async until(count) {
      while (acknowledged.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
