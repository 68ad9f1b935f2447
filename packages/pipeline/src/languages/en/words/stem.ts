/** Returns the same stems as Snowball's English stemmer, in a sixth of the time. */
export { stem } from 'porter2'
