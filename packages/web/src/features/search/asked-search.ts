import { createStore } from '../../lib/store.ts'

/** The search that the reader has finished with Enter: older stories are asked for at once. */
export const askedSearch = createStore('')
