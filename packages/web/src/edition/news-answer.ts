/**
 * The reason why a request failed. 'gone': the story was withdrawn; 'invalid': the answer doesn't match its
 * schema; 'unavailable': the worker doesn't run.
 */
export type NewsRequestFailure = 'not-found' | 'gone' | 'network' | 'failed' | 'invalid' | 'unavailable'
/** The result of a request to the worker: the data, or the reason why there is none. */
export type NewsRequestResult<T> = { ok: true; data: T } | { ok: false; failure: NewsRequestFailure }
