import { AsyncLocalStorage } from 'node:async_hooks'

/** Facts about work, none about a reader. */
export type SpanFacts = Record<string, string | number | boolean>

/** `server`: a request that is answered; `client`: one that is sent; `internal`: anything else. */
export type SpanKind = 'server' | 'client' | 'internal'

export interface SpanOptions {
  kind?: SpanKind
  facts?: SpanFacts
}

/** A piece of work that is traced, in no library's words: whatever exports it is loaded only where an operator wants it. */
export interface Span {
  /** Null for a span that is not sampled: nobody could look it up. */
  readonly ids: { trace_id: string; span_id: string } | null
  child(name: string, options: SpanOptions): Span
  rename(name: string): void
  set(facts: SpanFacts): void
  /** @param kind a code or a class of errors, never a message: that may quote anything */
  fail(kind: string): void
  end(): void
}

/** What is at work: a span, and the trace's first. */
interface Active {
  span: Span
  root: Span
  kind: SpanKind
  counts: Map<string, number>
  hasEnded: boolean
}

const storage = new AsyncLocalStorage<Active>()

/** Nothing in what outlives its span, such as a connection that stays open. */
function current(): Active | undefined {
  const active = storage.getStore()
  return active?.hasEnded ? undefined : active
}

/** The ids for lines of the log; none where nothing is traced. */
export function activeIds(): object {
  // A copy: the log writes the line's own fields into it.
  return { ...current()?.span.ids }
}

/** Whether the work at hand answers somebody's request: then no fact may say what was asked for. */
export function isForReader(): boolean {
  return current()?.kind === 'server'
}

/** Adds facts to the span at work; nothing where there is none. */
export function note(facts: SpanFacts): void {
  current()?.span.set(facts)
}

/** Adds to a number of the whole trace, kept with its first span: articles of a job, mails. */
export function count(name: string, by = 1): void {
  const active = current()
  if (!active || by === 0) return
  const total = (active.counts.get(name) ?? 0) + by
  active.counts.set(name, total)
  active.root.set({ [name]: total })
}

/** A trace's first span as the one at work. */
export function rootOf(span: Span, kind: SpanKind): Active {
  return { span, root: span, kind, counts: new Map(), hasEnded: false }
}

/** Runs a callback with this at work. */
export function enter<T>(active: Active, run: () => T): T {
  return storage.run(active, run)
}

/** Ends a span; what goes on after it is not traced. */
export function leave(active: Active): void {
  active.hasEnded = true
  active.span.end()
}

/** Runs work and ends its span with it. An error goes on, and leaves its kind with the span. */
export async function within<T>(active: Active, work: () => Promise<T>): Promise<T> {
  try {
    return await enter(active, work)
  } catch (error) {
    active.span.fail(kindOf(error))
    throw error
  } finally {
    leave(active)
  }
}

/** Runs work in a span of its own, below the one at work; just runs it where nothing is traced. */
export async function during<T>(name: string, work: () => Promise<T>, options: SpanOptions = {}): Promise<T> {
  const parent = current()
  if (!parent) return work()
  return within({ ...parent, span: parent.span.child(name, options) }, work)
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
