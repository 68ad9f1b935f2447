import { relative } from 'node:path'
import type { Config } from '../../config/config.ts'
import { openDataFolder } from '../../data/data-folder.ts'
import { createFileLog } from '../../log.ts'
import { chooseFreePort } from '../free-port.ts'
import { startInterimServer } from './interim-server.ts'
import { printLine } from './print-line.ts'
import { startWithRetries } from './start-again.ts'

/** Runs everything in one process (`npm start`). Prints its progress, and at the end the address. */
export async function startSingleProcess(
  settings: Config,
  closers: AsyncDisposableStack,
  stopping: AbortSignal,
): Promise<void> {
  // Port 0 means any free port. It is chosen here because pages contain their own address.
  const config = { ...settings, port: settings.port || (await chooseFreePort(settings.host)) }
  const data = await openDataFolder(config.dataDir)
  closers.defer(() => data.release())
  const { log, file } = createFileLog(data.path, config.logLevel)
  printLine(`Opening the database … (the log is ${relative('', file)})`)
  await startWithRetries(
    async (opened, takeOver) => {
      // The code for gathering and editing is imported only now, because it takes seconds to load and readers
      // are served meanwhile.
      const { startAllRoles } = await import('./start-all.ts')
      await startAllRoles({ config, data, log, takeOver }, opened, stopping)
    },
    closers,
    { log, stopping, openInterimServer: () => startInterimServer({ config, data, log }, stopping) },
  )
}
