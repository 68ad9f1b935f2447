/**
 * The kinds of things that can be followed. 'name': a person, an organisation or an event, as in the tags of
 * stories.
 */
export const FOLLOW_KINDS = ['name', 'place', 'thread', 'publisher', 'search'] as const
export type FollowKind = (typeof FOLLOW_KINDS)[number]

/** Characters of what is matched; a search is no longer than one that is typed. */
export const MAX_FOLLOW_KEY = 300
/** Characters of what is shown. */
export const MAX_FOLLOW_LABEL = 300
/** Stories by which a thread is found again after it was merged into another. */
export const MAX_FOLLOW_STORIES = 3
