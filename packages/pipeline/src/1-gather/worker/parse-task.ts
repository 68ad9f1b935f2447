import type { ParsedFeed } from '@plainwire/domain/feed'
import { FeedError, type FeedErrorCode } from '../parse/feed-error.ts'
import { type FeedDocumentInfo, parseFeed } from '../parse/parse-feed.ts'

/** The input of the worker. */
export interface ParseTask {
  bytes: Uint8Array
  about: FeedDocumentInfo
  /** Set to 1 when the task begins, so that the thread's start doesn't count towards the time limit. */
  hasBegun: Int32Array
}

/** The output of the worker. Errors lose their class between threads, so they are passed as values. */
export type ParseOutcome = { feed: ParsedFeed } | { error: { code: FeedErrorCode; message: string } }

/** The task of the worker thread. */
export default function runParseTask({ bytes, about, hasBegun }: ParseTask): ParseOutcome {
  Atomics.store(hasBegun, 0, 1)
  try {
    return { feed: parseFeed(bytes, about) }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    return { error: { code: error.code, message: error.message } }
  }
}
