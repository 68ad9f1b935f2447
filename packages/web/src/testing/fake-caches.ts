type Asked = string | URL | { url: string }

/** The browser's caches, in memory: the functions that are used here. */
export function fakeCaches(origin = 'http://localhost:3000') {
  const stored = new Map<string, Map<string, Response>>()
  const addressOf = (request: Asked) =>
    new URL(typeof request === 'object' && 'url' in request ? request.url : request, origin).href
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      match: async (request: Asked) => entries.get(addressOf(request))?.clone(),
      put: async (request: Asked, answer: Response) => {
        entries.delete(addressOf(request))
        entries.set(addressOf(request), answer)
      },
      delete: async (request: Asked) => entries.delete(addressOf(request)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    }
  }
  const caches = {
    open,
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    keys: async () => [...stored.keys()],
    match: async (request: Asked, { cacheName = '' } = {}) =>
      stored.has(cacheName) ? (await open(cacheName)).match(request) : undefined,
  }
  /** The paths in a cache; undefined where there is none of that name. */
  const paths = (name: string) => {
    const entries = stored.get(name)
    return entries && [...entries.keys()].map((url) => new URL(url).pathname + new URL(url).search)
  }
  return { caches, paths }
}
