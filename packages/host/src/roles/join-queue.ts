import type { Log } from '@plainwire/domain/log'
import type { FolderEditionSource } from '@plainwire/server'
import { startJobQueue } from '@plainwire/store'
import type { AccountServices } from '../accounts/account-services.ts'
import { createMailJobHandlers, scheduleMailJobs } from '../accounts/accounts.ts'
import { type PushService, schedulePushJob } from '../accounts/push.ts'
import { createJobTracer } from '../observe/traced.ts'
import type { Tracing } from '../observe/tracing.ts'

interface QueueParts {
  accounts: AccountServices | undefined
  push: PushService | undefined
  editions: FolderEditionSource
  connectionString: string
  log: Log
  tracing: Tracing | undefined
}

/** Joins the job queue for the role `serve`, to request and send mails and push breaking news to devices. */
export async function joinJobQueue(
  { accounts, push, editions, tracing, ...about }: QueueParts,
  closers: AsyncDisposableStack,
): Promise<void> {
  if (!accounts && !push) return
  const work = {
    ...(accounts && createMailJobHandlers(accounts, { editions, vapid: push?.vapid })),
    ...(push && { push: push.notifyDevices }),
  }
  const jobs = await startJobQueue({ ...about, around: createJobTracer(tracing), work })
  closers.defer(() => jobs.stop())
  accounts?.join(jobs)
  if (accounts) await scheduleMailJobs(jobs)
  if (push) await schedulePushJob(jobs)
}
