/** What a device is sent within any 24 hours, whatever happens in the world. */
export const PUSHES_PER_DAY = 2
