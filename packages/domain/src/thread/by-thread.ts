/** Something in a list, with the others of its thread that follow it there, in the list's order. */
export type Threaded<Item> = Item & { others?: readonly Item[] | undefined }

interface OfStory {
  story: { thread?: { id: string } | undefined }
}

/**
 * One entry a thread: the first of each, in the same order; the others of its thread are listed with it. A story without
 * a thread is an entry of its own.
 */
export function byThread<Item extends OfStory>(items: readonly Item[]): Threaded<Item>[] {
  const others = new Map<string, Item[]>()
  const first = items.filter((item) => {
    const id = item.story.thread?.id
    if (id === undefined) return true
    const known = others.get(id)
    if (known) known.push(item)
    else others.set(id, [])
    return !known
  })
  if (first.length === items.length) return first
  return first.map((item) => {
    const following = others.get(item.story.thread?.id ?? '')
    return following?.length ? { ...item, others: following } : item
  })
}

/** The best of each thread and everything without one, in the same order, without sorting the list. */
export function bestOfThreads<Item extends OfStory>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): readonly Item[] {
  const best = new Map<string, Item>()
  for (const item of items) {
    const id = item.story.thread?.id
    if (id === undefined) continue
    const known = best.get(id)
    if (!known || compare(item, known) < 0) best.set(id, item)
  }
  if (best.size === 0) return items
  return items.filter((item) => {
    const id = item.story.thread?.id
    return id === undefined || best.get(id) === item
  })
}
