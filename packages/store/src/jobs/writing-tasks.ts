import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { ContentKind } from '../database/content.ts'

/** A request to the operator's model. */
export const WritingTask = z.object({
  /** The hash of the whole request, which identifies the task. */
  hash: z.string(),
  storyId: z.string(),
  language: z.enum(['en', 'nl']),
  system: z.string(),
  user: z.string(),
  /** The number of reports of the story; tasks for stories with more reports are done first. */
  reports: z.number().int(),
})
export type WritingTask = z.infer<typeof WritingTask>

/**
 * Queues tasks for the operator's model, and removes waiting ones that aren't among them, so that a changed
 * story isn't written from its old version.
 */
export async function queueWritingTasks(
  boss: PgBoss,
  content: ContentKind,
  tasks: readonly WritingTask[],
): Promise<void> {
  const keyOf = ({ hash }: WritingTask) => `${content}:${hash}`
  const wanted = new Set(tasks.map(keyOf))
  const waiting = await boss.findJobs('write', { queued: true })
  const outdated = waiting.filter(
    ({ singletonKey }) => singletonKey?.startsWith(`${content}:`) && !wanted.has(singletonKey),
  )
  const ids = outdated.map(({ id }) => id)
  if (ids.length > 0) await boss.deleteJob('write', ids)
  const jobs = tasks.map((task) => ({ data: task, singletonKey: keyOf(task), priority: task.reports }))
  if (jobs.length > 0) await boss.insert('write', jobs)
}
