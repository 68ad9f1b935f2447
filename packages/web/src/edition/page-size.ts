/** How many cards a page of a section has. */
export const PAGE_SIZE = 20
