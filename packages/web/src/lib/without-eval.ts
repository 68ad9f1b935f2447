/**
 * Zod otherwise tries `new Function`, which the page's Content-Security-Policy reports. It must know before any schema is made,
 * and a part that is fetched later can't tell which one makes the first: so this is said without zod, where it looks.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
