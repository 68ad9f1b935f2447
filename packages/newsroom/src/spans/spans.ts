import { AsyncLocalStorage } from 'node:async_hooks'

/** Attributes of a span; they never identify a reader. */
export type TraceSpanAttributes = Record<string, string | number | boolean>

/** 'server': the answering of a request; 'client': the sending of a request; 'internal': any other work. */
export type TraceSpanKind = 'server' | 'client' | 'internal'

export interface TraceSpanOptions {
  kind?: TraceSpanKind
  facts?: TraceSpanAttributes
}

/**
 * A traced piece of work, independent of any tracing library: the exporter is only loaded if an operator
 * configures it.
 */
export interface TraceSpan {
  /** The ids of the trace and the span; null if the span isn't sampled and so isn't sent to a collector. */
  readonly ids: { trace_id: string; span_id: string } | null
  child(name: string, options: TraceSpanOptions): TraceSpan
  rename(name: string): void
  set(facts: TraceSpanAttributes): void
  /** @param kind a code or a class of errors, never a message, which may contain anything */
  fail(kind: string): void
  end(): void
}

/** The active span, and the root span of its trace. */
interface Active {
  span: TraceSpan
  root: TraceSpan
  kind: TraceSpanKind
  counts: Map<string, number>
  hasEnded: boolean
}

const storage = new AsyncLocalStorage<Active>()

/**
 * The active span. Undefined once the span has ended: a connection outlives the request that opened it, and
 * its later work isn't part of that request.
 */
function current(): Active | undefined {
  const active = storage.getStore()
  return active?.hasEnded ? undefined : active
}

/** The trace and span ids for log lines; empty if nothing is traced. */
export function getCurrentTraceIds(): object {
  // The ids are copied, because the logger writes the fields of the line into the object.
  return { ...current()?.span.ids }
}

/** Whether the active trace answers a request; then no attribute may show what was requested. */
export function isServerRequestTraceActive(): boolean {
  return current()?.kind === 'server'
}

/** Adds attributes to the active span; does nothing if none is active. */
export function addSpanAttributes(facts: TraceSpanAttributes): void {
  current()?.span.set(facts)
}

/** Adds to a count of the whole trace, stored in its root span, such as the articles or mails of a job. */
export function incrementRootSpanCount(name: string, by = 1): void {
  const active = current()
  if (!active || by === 0) return
  const total = (active.counts.get(name) ?? 0) + by
  active.counts.set(name, total)
  active.root.set({ [name]: total })
}

/** Creates the root span of a trace, for `runInRootSpan` and `runWithSpan`. */
export function createRootSpan(span: TraceSpan, kind: TraceSpanKind): Active {
  return { span, root: span, kind, counts: new Map(), hasEnded: false }
}

/** Runs a callback with this span active. */
export function runWithSpan<T>(active: Active, run: () => T): T {
  return storage.run(active, run)
}

/** Ends a span. Work that continues afterwards is not traced. */
export function endSpan(active: Active): void {
  active.hasEnded = true
  active.span.end()
}

/** Runs work with this span active and ends the span. An error is rethrown; the span records its kind. */
export async function runInRootSpan<T>(active: Active, work: () => Promise<T>): Promise<T> {
  try {
    return await runWithSpan(active, work)
  } catch (error) {
    active.span.fail(kindOf(error))
    throw error
  } finally {
    endSpan(active)
  }
}

/** Runs work in a child span of the active span; if nothing is traced, just runs it. */
export async function runInChildSpan<T>(
  name: string,
  work: () => Promise<T>,
  options: TraceSpanOptions = {},
): Promise<T> {
  const parent = current()
  if (!parent) return work()
  return runInRootSpan({ ...parent, span: parent.span.child(name, options) }, work)
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
