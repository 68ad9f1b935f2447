/** The most breaking-news messages that a device receives within any 24 hours. */
export const PUSHES_PER_DAY = 2
