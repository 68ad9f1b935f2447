/** The maximum number of breaking-news messages to a device within any 24 hours. */
export const MAX_BREAKING_PUSHES_PER_DAY = 2
