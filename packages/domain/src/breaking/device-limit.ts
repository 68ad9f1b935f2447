/** The maximum number of breaking-news messages to a device within any 24 hours. */
export const PUSHES_PER_DAY = 2
