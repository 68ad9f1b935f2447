/** An item of a list, with the later items of its thread in list order. */
export type ThreadedItem<Item> = Item & { others?: readonly Item[] | undefined }

interface OfStory {
  story: { thread?: { id: string } | undefined }
}

/**
 * Returns one entry per thread, in list order: the first item of the thread, with the thread's other items in
 * `others`. An item without a thread is an entry by itself.
 */
export function groupByThread<Item extends OfStory>(items: readonly Item[]): ThreadedItem<Item>[] {
  const entries: ThreadedItem<Item>[] = []
  const places = new Map<string, number>()
  const others = new Map<number, Item[]>()
  for (const item of items) {
    const id = item.story.thread?.id
    const place = id === undefined ? undefined : places.get(id)
    if (place === undefined) {
      if (id !== undefined) places.set(id, entries.length)
      entries.push(item)
    } else {
      const known = others.get(place)
      if (known) known.push(item)
      else others.set(place, [item])
    }
  }
  for (const [place, following] of others) {
    const entry = entries[place]
    if (entry) entries[place] = { ...entry, others: following }
  }
  return entries
}

/**
 * Returns the best item of each thread and every item without a thread, in list order. The items needn't be
 * sorted.
 */
export function selectBestItemPerThread<Item extends OfStory>(
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
