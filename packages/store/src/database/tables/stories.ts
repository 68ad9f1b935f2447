import type { NewsStory, StoryDetails } from '@plainwire/domain/contract'
import type { StoryLog } from '@plainwire/domain/story'
import type { Generated, JSONColumnType } from 'kysely'
import type { ContentKind } from '../content.ts'

/**
 * 'merged': its articles moved to another story, to which its address leads. 'empty': all its articles moved
 * elsewhere.
 */
export type StoryState = 'open' | 'merged' | 'empty'

interface ThreadTable {
  id: string
  content: ContentKind
  merged_into: string | null
  opened_at: Date
}

interface StoryTable {
  id: string
  content: ContentKind
  state: StoryState
  merged_into: string | null
  thread_id: string | null
  opened_at: Date
  first_at: Date
  last_at: Date
  article_count: Generated<number>
  revision: Generated<number>
  written_revision: number | null
  details: JSONColumnType<StoryDetails> | null
  details_hash: string | null
  words_hash: string | null
  version: Generated<number>
}

interface StoryArticleTable {
  article_id: string
  story_id: string
  content: ContentKind
  similarity: number
  shared_names: string[]
  shared_terms: string[]
  gap_hours: number
  joined_at: Date
}

interface StoryVersionTable {
  story_id: string
  version: number
  at: Date
  snapshot: JSONColumnType<NewsStory>
}

interface StoryLogTable {
  story_id: string
  log: JSONColumnType<StoryLog>
}

interface SharedStoryTable {
  story_id: string
  shared_at: Date
  details: JSONColumnType<StoryDetails> | null
}

interface RecheckTable {
  story_id: string
  article_id: string
  asked_at: Date
  done_at: Date | null
}

/** The tables of stories and threads. */
export interface StoryTables {
  threads: ThreadTable
  stories: StoryTable
  story_articles: StoryArticleTable
  story_versions: StoryVersionTable
  story_logs: StoryLogTable
  shared_stories: SharedStoryTable
  rechecks: RecheckTable
}
