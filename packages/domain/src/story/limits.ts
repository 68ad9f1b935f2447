/** The maximum length of a sub-headline in characters; it fits three lines of a card. */
export const MAX_SUB_HEADLINE_CHARACTERS = 200
