import {
  buildSectionPath,
  buildStoryPath,
  buildThreadPath,
  parseSitePagePath,
  RESERVED_PATHS,
} from '@plainwire/domain/addresses'
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
  /** The normalised path; each page has only one. */
  path: string
}

/** The path used for story ids that are invalid or unknown. */
export const UNKNOWN_STORY_PATH = '/story/unknown'
/**
 * The path used for threads that aren't in the edition: the application fetches such a thread, so one page
 * serves all of them.
 */
export const UNKNOWN_THREAD_PATH = '/thread/unknown'
/** Returns the page at a path; the home feed for unknown paths. */
export function findPageByPath(pathname: string): Page {
  const page = parseSitePagePath(pathname)
  const path = pathname.replace(/\/+$/, '')
  const home: Page = { section: 'all', path: '/' }
  switch (page.kind) {
    case 'section':
      return { section: page.section, path: buildSectionPath(page.section) }
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
        ? { section: 'all', storyId: page.id, path: buildStoryPath(page.id) }
        : { section: 'all', path: UNKNOWN_STORY_PATH }
    case 'thread':
      return ThreadId.safeParse(page.id).success
        ? { section: 'all', threadId: page.id, path: buildThreadPath(page.id) }
        : home
    default:
      return home
  }
}

/** Whether a path is reserved for API calls and files, so that it is never the path of a page. */
export function isReservedPath(pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return RESERVED_PATHS.some((folder) => folder === `/${first}`) || first.startsWith('.')
}

/**
 * Whether a path names a file rather than a page. An unknown file is answered with 404, never with a page.
 */
export function isFilePath(pathname: string): boolean {
  return pathname.slice(pathname.lastIndexOf('/') + 1).includes('.')
}
