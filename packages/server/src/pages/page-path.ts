import { RESERVED_PATHS, sectionPath, sitePage, storyPath, threadPath } from '@plainwire/domain/addresses'
import type { Section } from '@plainwire/domain/category'
import { StoryId, ThreadId } from '@plainwire/domain/contract'

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

/** Where a story is that can't be: its id is none of ours, or names nothing. */
export const UNKNOWN_STORY_PATH = '/story/unknown'
/**
 * The address of a thread that isn't in the edition: the application fetches it, and one page serves them
 * all.
 */
export const UNKNOWN_THREAD_PATH = '/thread/unknown'
/** The page at a path; unknown paths are the home feed. */
export function pageAt(pathname: string): Page {
  const page = sitePage(pathname)
  const path = pathname.replace(/\/+$/, '')
  const home: Page = { section: 'all', path: '/' }
  switch (page.kind) {
    case 'section':
      return { section: page.section, path: sectionPath(page.section) }
    case 'following':
      return { section: 'all', path }
    case 'text':
      return {
        ...{ section: 'all', path },
        ...(page.name === 'quality' && { hasQuality: true }),
        ...(page.name === 'corrections' && { hasCorrections: true }),
      }
    case 'story':
      return StoryId.safeParse(page.id).success
        ? { section: 'all', storyId: page.id, path: storyPath(page.id) }
        : { section: 'all', path: UNKNOWN_STORY_PATH }
    case 'thread':
      return ThreadId.safeParse(page.id).success
        ? { section: 'all', threadId: page.id, path: threadPath(page.id) }
        : home
    default:
      return home
  }
}

/** Whether a path belongs to calls and files. */
export function isReserved(pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return RESERVED_PATHS.some((folder) => folder === `/${first}`) || first.startsWith('.')
}

/**
 * Whether an address names a file rather than a page: an unknown one is not found, whatever cache rules its
 * extension has.
 */
export function isFilePath(pathname: string): boolean {
  return pathname.slice(pathname.lastIndexOf('/') + 1).includes('.')
}
