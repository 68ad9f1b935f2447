/**
 * Why something could not be had; 'gone': it was withdrawn; 'invalid': it came and was not what it should be; 'unavailable':
 * the worker doesn't run.
 */
export type Failure = 'not-found' | 'gone' | 'network' | 'failed' | 'invalid' | 'unavailable'
export type Answer<T> = { ok: true; data: T } | { ok: false; failure: Failure }
