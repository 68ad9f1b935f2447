import { createStore } from '../../lib/store.ts'

/**
 * The query that the reader last submitted, with Enter or by choosing a suggestion or an example. The archive
 * is searched for it without delay.
 */
export const lastSubmittedSearchQuery = createStore('')
