import { SECTIONS, type Section } from '../category/index.ts'

/** Pages of plain text. Each is shown as a dialog over the home feed. */
export const TEXT_PAGES = ['about', 'privacy', 'terms', 'portal', 'quality', 'gaps', 'corrections'] as const
export type TextPage = (typeof TEXT_PAGES)[number]

/**
 * The page of the things that a reader follows. The list is stored on the reader's device, so the server
 * renders it empty.
 */
export const FOLLOWING_PATH = '/following'
/** The path of the links in a reader's export of saved stories; the id of the story is appended to it. */
export const EXPORTED_STORY_PATH_PREFIX = '/article/'
/** The page that is shown instead of the payment provider's billing portal while payments are simulated. */
export const SIMULATED_PAYMENT_PORTAL_PATH = '/portal'

/** The page that a path names. Ids are copied from the path: neither URL-decoded nor validated. */
export type SitePage =
  | { kind: 'section'; section: Section }
  | { kind: 'text'; name: TextPage }
  | { kind: 'following' }
  | { kind: 'story'; id: string }
  | { kind: 'thread'; id: string }
  | { kind: 'unknown' }

const STORY = /^\/(?:story|article)\/([^/]+)$/
const THREAD = /^\/thread\/([^/]+)$/

function isIn<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name)
}

/** Returns the page at a path. A slash at the end of the path is ignored. */
export function parseSitePagePath(pathname: string): SitePage {
  const path = pathname.replace(/\/+$/, '')
  if (path === '') return { kind: 'section', section: 'all' }
  const storyId = STORY.exec(path)?.[1]
  if (storyId !== undefined) return { kind: 'story', id: storyId }
  const threadId = THREAD.exec(path)?.[1]
  if (threadId !== undefined) return { kind: 'thread', id: threadId }
  if (path === FOLLOWING_PATH) return { kind: 'following' }
  const name = path.slice(1)
  if (isIn(TEXT_PAGES, name)) return { kind: 'text', name }
  return isIn(SECTIONS, name) && name !== 'all' ? { kind: 'section', section: name } : { kind: 'unknown' }
}

export function buildSectionPath(section: Section): string {
  return section === 'all' ? '/' : `/${section}`
}

export function buildStoryPath(storyId: string): string {
  return `/story/${encodeURIComponent(storyId)}`
}

export function buildThreadPath(threadId: string): string {
  return `/thread/${encodeURIComponent(threadId)}`
}

/** The paths of all pages, with parameters in braces. */
export const PAGE_PATHS: readonly string[] = [
  ...SECTIONS.map(buildSectionPath),
  ...TEXT_PAGES.map((name) => `/${name}`),
  FOLLOWING_PATH,
  '/story/{id}',
  `${EXPORTED_STORY_PATH_PREFIX}{id}`,
  '/thread/{id}',
]
