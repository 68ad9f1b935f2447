import { SECTIONS, type Section } from '@plainwire/domain/category'
import { StoryId, ThreadId } from '@plainwire/domain/contract'

/** The page of the quality figures. */
const QUALITY = 'quality'
/** The page of the edition's coverage gaps. */
const GAPS = 'gaps'

/** The page of what was corrected or withdrawn. */
const CORRECTIONS = 'corrections'

/** The view at an address of the application. */
export interface Page {
  section: Section
  /** The story whose dialog is open. */
  storyId?: string
  /** The thread whose page is open. */
  threadId?: string
  hasQuality?: boolean
  hasCorrections?: boolean
  /** The address, with one spelling for each page. */
  path: string
}

/** The page of what a reader follows, which only their device can fill. */
const FOLLOWING = 'following'
/** Texts before the home feed. */
const TEXTS = ['about', 'privacy', 'terms', 'portal', QUALITY, GAPS, CORRECTIONS]
/** Where a story is that can't be: its id is none of ours, or names nothing. */
export const UNKNOWN_STORY_PATH = '/story/unknown'
/**
 * The address of a thread that isn't in the edition: the application fetches it, and one page serves them
 * all.
 */
export const UNKNOWN_THREAD_PATH = '/thread/unknown'
const THREAD = /^\/thread\/([^/]+)$/
const STORY = /^\/(?:story|article)\/([^/]+)$/

function isSection(name: string): name is Section {
  return (SECTIONS as readonly string[]).includes(name)
}

/** The page at a path; unknown paths are the home feed. */
export function pageAt(pathname: string): Page {
  const path = pathname.replace(/\/+$/, '')
  const name = path.slice(1)
  if (isSection(name) && name !== 'all') return { section: name, path }
  if (name === FOLLOWING) return { section: 'all', path }
  if (name === QUALITY) return { section: 'all', path, hasQuality: true }
  if (name === CORRECTIONS) return { section: 'all', path, hasCorrections: true }
  if (TEXTS.includes(name)) return { section: 'all', path }
  const storyId = STORY.exec(path)?.[1]
  if (storyId && StoryId.safeParse(storyId).success) {
    return { section: 'all', storyId, path: `/story/${storyId}` }
  }
  const threadId = THREAD.exec(path)?.[1]
  if (threadId && ThreadId.safeParse(threadId).success) return { section: 'all', threadId, path }
  return { section: 'all', path: storyId ? UNKNOWN_STORY_PATH : '/' }
}

/** First path segments of calls and files, which no page of the application uses. */
const RESERVED = ['api', 'assets', 'build', 'feeds', 'images', 'translations']

/** Whether a path belongs to calls and files. */
export function isReserved(pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return RESERVED.includes(first) || first.startsWith('.')
}

/**
 * Whether an address names a file rather than a page: an unknown one is not found, whatever cache rules its
 * extension has.
 */
export function isFilePath(pathname: string): boolean {
  return pathname.slice(pathname.lastIndexOf('/') + 1).includes('.')
}
