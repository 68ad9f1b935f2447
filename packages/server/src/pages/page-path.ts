import { RESERVED_PATHS, sectionPath, sitePage, storyPath, threadPath } from '@plainwire/domain/addresses'
import type { Section } from '@plainwire/domain/category'
import { StoryId, ThreadId } from '@plainwire/domain/contract'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@plainwire/domain/language'

/** What an address of the application shows. */
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
/** Where a thread is that the edition doesn't have: the application asks for it, one page serves them all. */
export const UNKNOWN_THREAD_PATH = '/thread/unknown'
/** The page at a path: every path shows one, those that the application doesn't know the home feed. */
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

/**
 * The language a page is rendered in: that of `?lang=`, else English. Neither Accept-Language nor a cookie counts, so that
 * one address is one page for every cache; the application switches to the reader's own choice, which never leaves the device.
 */
export function pageLanguage(lang: string | null): Language {
  const language = lang ?? undefined
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}

/** The query of a page's address in a language: what pageLanguage reads. */
export function languageQuery(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`
}

/** Whether a path belongs to calls and files. */
export function isReserved(pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return RESERVED_PATHS.some((folder) => folder === `/${first}`) || first.startsWith('.')
}

/** Whether an address asks for a file rather than a page: an unknown one is not found, whatever cache rules hold for its ending. */
export function isFilePath(pathname: string): boolean {
  return pathname.slice(pathname.lastIndexOf('/') + 1).includes('.')
}
