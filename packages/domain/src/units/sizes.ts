/** Sizes in bytes, in powers of two. */
export const KB = 1024
export const MB = 1024 * KB
