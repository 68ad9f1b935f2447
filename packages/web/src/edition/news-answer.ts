import type { FetchFailure } from '../lib/api.ts'

/** Why something could not be had; 'invalid': it came and was not what it should be; 'unavailable': nobody is there to ask. */
export type Failure = FetchFailure | 'invalid' | 'unavailable'
export type Answer<T> = { ok: true; data: T } | { ok: false; failure: Failure }
