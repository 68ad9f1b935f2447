type CacheKey = string | URL | { url: string }

/** Creates an in-memory implementation of the browser's cache storage. */
export function fakeCaches(origin = 'http://localhost:3000') {
  const stored = new Map<string, Map<string, Response>>()
  const addressOf = (request: CacheKey) =>
    new URL(typeof request === 'object' && 'url' in request ? request.url : request, origin).href
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      match: async (request: CacheKey) => entries.get(addressOf(request))?.clone(),
      put: async (request: CacheKey, answer: Response) => {
        entries.delete(addressOf(request))
        entries.set(addressOf(request), answer)
      },
      delete: async (request: CacheKey) => entries.delete(addressOf(request)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    }
  }
  const caches = {
    open,
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    keys: async () => [...stored.keys()],
    match: async (request: CacheKey, { cacheName = '' } = {}) =>
      stored.has(cacheName) ? (await open(cacheName)).match(request) : undefined,
  }
  /** Returns the paths in a cache; undefined if the cache doesn't exist. */
  const paths = (name: string) => {
    const entries = stored.get(name)
    return entries && [...entries.keys()].map((url) => new URL(url).pathname + new URL(url).search)
  }
  return { caches, paths }
}
