import type { StoryChange } from '../../contract/index.ts'
import type { Story } from '../story.ts'
import {
  type ArticleMoves,
  listSplitChanges,
  listSplitFromChanges,
  NO_ARTICLE_MOVES,
} from './article-moves.ts'
import { buildFactChangeKey, isLoggableFact } from './fact-changes.ts'
import { findStoryChanges, isSignificantChange } from './story-changes.ts'
import type { StoryLog, StorySnapshot, UndatedStoryChange } from './story-log.ts'
import { createStorySnapshot } from './story-snapshot.ts'

/** The maximum number of logged changes per story, and of remembered items in each list of its snapshot. */
const MAX_CHANGES = 50
const MAX_REMEMBERED = 300

/** Joins the snapshots of two merged stories. */
function joined(own: StorySnapshot, other: StorySnapshot): StorySnapshot {
  return {
    ...(own.threadId !== undefined && { threadId: own.threadId }),
    headlines: { ...other.headlines, ...own.headlines },
    sources: { ...other.sources, ...own.sources },
    facts: [...own.facts, ...other.facts.filter(({ id }) => !own.facts.some((fact) => fact.id === id))],
    known: [...own.known, ...other.known],
    corrections: [...own.corrections, ...other.corrections],
    told: [...own.told, ...other.told],
    merged: [...own.merged, ...other.merged],
  }
}

/**
 * Returns the new snapshot with the facts and corrections of earlier versions added, so that none of them is
 * logged twice.
 */
function remembered(before: StorySnapshot, after: StorySnapshot): StorySnapshot {
  const newest = (...lists: string[][]) => [...new Set(lists.flat())].slice(-MAX_REMEMBERED)
  return {
    ...after,
    known: newest(
      before.known,
      before.facts.filter(isLoggableFact).map(({ id }) => id),
    ),
    corrections: newest(before.corrections, after.corrections),
    told: newest(
      before.told,
      [...before.facts, ...after.facts].flatMap(({ id, changes }) =>
        changes.map((change) => buildFactChangeKey(id, change)),
      ),
    ),
    merged: newest(before.merged, after.merged),
  }
}

const dated = (changes: readonly UndatedStoryChange[], version: number, at: Date) =>
  changes.map((change): StoryChange => ({ ...change, version, at: at.toISOString() }))

/**
 * Returns the log of a story after a new version of the story.
 *
 * @param before the story's log so far; undefined for a story that is published for the first time, whose new
 * log only names the stories that its articles came from
 * @param merged the logs of stories that have been merged into this one, by story id; their entries are
 * included
 * @param at the timestamp of new entries
 * @param moves the current and previous stories of the edition's articles: a split is logged in both stories
 */
export function extendStoryLog(
  before: StoryLog | undefined,
  story: Story,
  merged: ReadonlyMap<string, StoryLog>,
  at: Date,
  moves: ArticleMoves = NO_ARTICLE_MOVES,
): StoryLog {
  const after = createStorySnapshot(story)
  const joining = [...merged].filter(([id]) => !before?.snapshot.merged.includes(id))
  const first = before ?? joining[0]?.[1]
  if (!first)
    return {
      version: 1,
      updatedAt: story.updatedAt.toISOString(),
      snapshot: remembered(after, after),
      changes: dated(listSplitFromChanges(story, moves), 1, at),
    }
  const base = joining.reduce((snapshot, [, log]) => joined(snapshot, log.snapshot), first.snapshot)
  const found: UndatedStoryChange[] = [
    ...joining.map(([storyId]): UndatedStoryChange => ({ kind: 'merged', storyId })),
    ...listSplitChanges(base, story, moves),
    ...findStoryChanges(base, after),
  ]
  const version =
    Math.max(first.version, ...joining.map(([, log]) => log.version)) + (found.length > 0 ? 1 : 0)
  const carried = joining.flatMap(([, log]) =>
    log === first ? [] : log.changes.map((change) => ({ ...change, version })),
  )
  const changes = [...first.changes, ...carried, ...dated(found, version, at)].sort(
    (a, b) => a.version - b.version || Date.parse(a.at) - Date.parse(b.at),
  )
  const snapshot = remembered(base, after)
  return {
    version,
    updatedAt: found.some(isSignificantChange) ? at.toISOString() : first.updatedAt,
    snapshot: { ...snapshot, merged: [...new Set([...snapshot.merged, ...joining.map(([id]) => id)])] },
    changes: changes.slice(-MAX_CHANGES),
  }
}
