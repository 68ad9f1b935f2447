import { createStore } from '../../lib/store.ts'

/** The query that the reader last submitted with Enter, for which the archive is searched without delay. */
export const submittedSearch = createStore('')
