/**
 * The kinds of things that can be followed. A 'name' is the name of a person, an organisation or an event, as
 * in the tags of stories.
 */
export const FOLLOW_KINDS = ['name', 'place', 'thread', 'publisher', 'search'] as const
export type FollowKind = (typeof FOLLOW_KINDS)[number]

/**
 * The maximum length of a followed thing's key, in characters. It is chosen for searches, whose keys are the
 * longest.
 */
export const MAX_FOLLOW_KEY_LENGTH = 300
/** The maximum length of a followed thing's label, in characters. */
export const MAX_FOLLOW_LABEL_LENGTH = 300
/**
 * The maximum number of story ids stored with a followed thread. If the thread is merged into another thread,
 * that thread is found through these stories.
 */
export const MAX_STORIES_PER_FOLLOWED_THREAD = 3
