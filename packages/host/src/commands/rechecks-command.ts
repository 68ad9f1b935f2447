import {
  closeUnrelatedArticleReport,
  listOpenUnrelatedArticleReports,
  type UnrelatedArticleReport,
} from '@plainwire/store'
import { Command } from 'commander'
import { HostError } from '../host-error.ts'
import { now } from '../steady-clock.ts'
import { printJsonLines, runWithDatabase } from './command-context.ts'

/** A reader's report that an article is in the wrong story, as printed in a line of JSON. */
function line({
  storyId,
  headline,
  articleId,
  title,
  url,
  publisherId,
  requestedAt,
}: UnrelatedArticleReport): object {
  return {
    story: storyId,
    headline: headline ?? null,
    article: articleId,
    title,
    url,
    publisher: publisherId,
    asked_at: requestedAt.toISOString(),
  }
}

async function show(done: string | undefined): Promise<void> {
  await runWithDatabase(async ({ db }) => {
    if (done === undefined) return printJsonLines((await listOpenUnrelatedArticleReports(db)).map(line))
    const [storyId = '', articleId = ''] = done.split('/')
    const isClosed = await closeUnrelatedArticleReport(db, { storyId, articleId, now: now() })
    if (!isClosed)
      throw new HostError(`Nothing is to be looked at for article ${articleId} of story ${storyId}.`)
  })
}

/**
 * `rechecks`: prints the articles that readers reported to be in the wrong story, oldest first; can be used
 * while Plainwire is running.
 */
export function createRechecksCommand(): Command {
  return new Command('rechecks')
    .description('lists the articles that readers found in the wrong story, a line of JSON each')
    .option('--done <story/article>', 'closes one of these requests')
    .action(({ done }: { done?: string }) => show(done))
}
