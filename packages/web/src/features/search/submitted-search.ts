import { createStore } from '../../lib/store.ts'

/** The query that the reader has submitted with Enter: older stories are requested immediately. */
export const submittedSearch = createStore('')
