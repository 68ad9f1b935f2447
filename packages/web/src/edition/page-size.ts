/** How many cards a page of a section has (FD-07). */
export const PAGE_SIZE = 20
