/**
 * Stops Zod from trying `new Function`, which the page's Content-Security-Policy reports. The setting has to
 * exist before the first schema is created; it is a global variable, because any chunk may be the first that
 * imports Zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
