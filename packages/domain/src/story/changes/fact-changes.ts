import type { SnapshotFact, StorySnapshot, UndatedStoryChange } from './story-log.ts'

/**
 * The key of a fact: its kind, subject and unit. If one fact disappears and another with the same key appears,
 * the value has changed.
 */
const sortOf = ({ kind, subject, unit }: SnapshotFact) => `${kind} ${subject} ${unit ?? ''}`

/** The values of an article's facts, grouped by the key that `sortOf` returns. */
function valuesOf(
  snapshot: StorySnapshot,
  articleId: string,
): Map<string, Map<number | string, SnapshotFact>> {
  const sorts = new Map<string, Map<number | string, SnapshotFact>>()
  for (const fact of snapshot.facts) {
    for (const { value, articleIds } of fact.values) {
      if (!articleIds.includes(articleId)) continue
      const sort = sortOf(fact)
      sorts.set(sort, (sorts.get(sort) ?? new Map()).set(value, fact))
    }
  }
  return sorts
}

const ofFact = ({ id, subject, unit }: SnapshotFact) => ({ factId: id, subject, unit })

/**
 * Numbers that changed when an article was edited: one disappeared from it, and another with the same key
 * (`sortOf`) appeared.
 */
function editedNumbers(before: StorySnapshot, after: StorySnapshot): UndatedStoryChange[] {
  const changes = new Map<string, Extract<UndatedStoryChange, { kind: 'number_changed' }>>()
  for (const [id, { publisherId, hash }] of Object.entries(after.sources)) {
    if (before.sources[id] === undefined || before.sources[id].hash === hash) continue
    const now = valuesOf(after, id)
    for (const [sort, old] of valuesOf(before, id)) {
      const gone = [...old.keys()].filter((value) => !now.get(sort)?.has(value))
      const come = [...(now.get(sort) ?? [])].filter(([value]) => !old.has(value))
      const [[from], [to]] = [gone, come]
      if (gone.length !== 1 || come.length !== 1 || from === undefined || to === undefined) continue
      const key = [sort, from, to[0]].join(' ')
      const known = changes.get(key)
      if (known) known.publisherIds.push(publisherId)
      else
        changes.set(key, {
          kind: 'number_changed',
          ...ofFact(to[1]),
          from,
          to: to[0],
          publisherIds: [publisherId],
        })
    }
  }
  return [...changes.values()]
}

/** Returns a key that identifies a publisher's change of a number: fact id, publisher id, old and new value. */
export const buildFactChangeKey = (id: string, { publisherId, from, to }: SnapshotFact['changes'][number]) =>
  [id, publisherId, from, to].join(' ')

/** Numbers that a publisher changed in a later article. */
function laterNumbers(before: StorySnapshot, after: StorySnapshot): UndatedStoryChange[] {
  return after.facts.flatMap((fact) =>
    fact.changes
      .filter((change) => !before.told.includes(buildFactChangeKey(fact.id, change)))
      .map(({ publisherId, from, to }): UndatedStoryChange => {
        return { kind: 'number_changed', ...ofFact(fact), from, to, publisherIds: [publisherId] }
      }),
  )
}

/** Facts whose most reported number has changed. */
function newNumbers(before: StorySnapshot, after: StorySnapshot): UndatedStoryChange[] {
  const old = new Map(before.facts.filter(({ isAside }) => !isAside).map((fact) => [fact.id, fact]))
  const changes: UndatedStoryChange[] = []
  for (const fact of after.facts.filter(({ isAside }) => !isAside)) {
    const from = old.get(fact.id)?.values[0]?.value
    const [top] = fact.values
    if (from === undefined || top === undefined || top.value === from) continue
    changes.push({
      kind: 'number_changed',
      ...ofFact(fact),
      from,
      to: top.value,
      publisherIds: top.publisherIds,
    })
  }
  return changes
}

/**
 * Whether a fact is worth an entry in the story's log. It must not be an aside, which readers don't see. In
 * addition, either several reports must state it, whether or not they agree, or it must be a number of
 * casualties, whose id ('injured') has no colon.
 */
export const isLoggableFact = ({ agreement, id, isAside }: SnapshotFact) =>
  !isAside && (agreement !== 'single' || !id.includes(':'))

function newFacts(
  before: StorySnapshot,
  after: StorySnapshot,
  changed: readonly UndatedStoryChange[],
): UndatedStoryChange[] {
  const known = new Set([...before.known, ...before.facts.filter(isLoggableFact).map(({ id }) => id)])
  const changedIds = new Set(
    changed.flatMap((change) => (change.kind === 'number_changed' ? [change.factId] : [])),
  )
  return after.facts
    .filter((fact) => isLoggableFact(fact) && !known.has(fact.id) && !changedIds.has(fact.id))
    .flatMap((fact) => {
      const value = fact.values[0]?.value
      return value === undefined ? [] : [{ kind: 'new_fact' as const, ...ofFact(fact), value }]
    })
}

function withoutTwins(changes: readonly UndatedStoryChange[]): UndatedStoryChange[] {
  const seen = new Set<string>()
  return changes.filter((change) => {
    const key = change.kind === 'number_changed' ? `${change.subject} ${change.unit} ${change.to}` : ''
    return key === '' || (!seen.has(key) && seen.add(key))
  })
}

/** Returns the changes of a story's facts: first the numbers that changed, then the new facts. */
export function findFactChanges(before: StorySnapshot, after: StorySnapshot): UndatedStoryChange[] {
  const numbers = withoutTwins([
    ...editedNumbers(before, after),
    ...laterNumbers(before, after),
    ...newNumbers(before, after),
  ])
  return [...numbers, ...newFacts(before, after, numbers)]
}
