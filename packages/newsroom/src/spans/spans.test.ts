import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addSpanAttributes,
  createRootSpan,
  getCurrentTraceIds,
  incrementRootSpanCount,
  isServerRequestTraceActive,
  runInChildSpan,
  runInRootSpan,
  type TraceSpan,
} from './spans.ts'

interface Kept {
  name: string
  parent: string | undefined
  facts: Record<string, unknown>
  failure?: string
  hasEnded: boolean
}

/** A tracer that collects spans in a list and uses their names as ids. */
function keeper() {
  const kept: Kept[] = []
  const begin = (name: string, parent?: string): TraceSpan => {
    const span: Kept = { name, parent, facts: {}, hasEnded: false }
    kept.push(span)
    return {
      ids: { trace_id: 'trace', span_id: name },
      child: (below) => begin(below, name),
      rename: (word) => {
        span.name = word
      },
      set: (facts) => void Object.assign(span.facts, facts),
      fail: (kind) => {
        span.failure = kind
      },
      end: () => {
        span.hasEnded = true
      },
    }
  }
  return { kept, begin: (name: string) => createRootSpan(begin(name), 'internal') }
}

test('work that nothing traces just runs', async () => {
  expect(await runInChildSpan('stage', async () => 7)).toBe(7)
  addSpanAttributes({ a: 1 })
  incrementRootSpanCount('b')
  expect([getCurrentTraceIds(), isServerRequestTraceActive()]).toEqual([{}, false])
})

test('numbers belong to the first span of a trace, facts to the one at work', async () => {
  const { kept, begin } = keeper()
  await runInRootSpan(begin('job'), () =>
    runInChildSpan('stage', async () => {
      incrementRootSpanCount('articles', 2)
      incrementRootSpanCount('articles', 3)
      addSpanAttributes({ outcome: 'new' })
      expect(getCurrentTraceIds()).toEqual({ trace_id: 'trace', span_id: 'stage' })
    }),
  )
  expect(kept).toEqual([
    { name: 'job', parent: undefined, facts: { articles: 5 }, hasEnded: true },
    { name: 'stage', parent: 'job', facts: { outcome: 'new' }, hasEnded: true },
  ])
})

test('an error is rethrown, and its kind but not its message is recorded', async () => {
  const { kept, begin } = keeper()
  const failing = runInRootSpan(begin('job'), () =>
    runInChildSpan('stage', () =>
      Promise.reject(Object.assign(new TypeError('ada@reader.example'), { code: 'EX' })),
    ),
  )
  await expect(failing).rejects.toThrow('ada@reader.example')
  expect(kept.map(({ failure }) => failure)).toEqual(['EX', 'EX'])
  await expect(runInRootSpan(begin('other'), () => Promise.reject(new RangeError('x')))).rejects.toThrow()
  expect(kept.at(-1)?.failure).toBe('RangeError')
  expect(JSON.stringify(kept)).not.toContain('ada')
})

test('work that continues after its span has ended is not traced', async () => {
  const { kept, begin } = keeper()
  let goOn = () => {}
  let late: Promise<object> | undefined
  await runInRootSpan(begin('job'), async () => {
    late = new Promise<void>((resolve) => {
      goOn = resolve
    }).then(() => runInChildSpan('late', async () => getCurrentTraceIds()))
  })
  goOn()
  expect(await late).toEqual({})
  expect(kept).toHaveLength(1)
})

test('however work interleaves, each span has the parent that it was begun in', async () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(names, fc.array(fc.nat(4), { minLength: 8, maxLength: 8 }), async (jobs, turns) => {
      const { kept, begin } = keeper()
      const run = async (job: string, index: number) => {
        for (let turn = 0; turn < (turns[index] ?? 0); turn += 1) await setImmediate()
        await runInChildSpan(`${job}/stage`, async () => {
          await setImmediate()
          await runInChildSpan(`${job}/stage/request`, setImmediate)
        })
      }
      await Promise.all(jobs.map((job, index) => runInRootSpan(begin(job), () => run(job, index))))
      expect(kept).toHaveLength(jobs.length * 3)
      for (const { name, parent, hasEnded } of kept) {
        expect(parent).toBe(name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : undefined)
        expect(hasEnded).toBe(true)
      }
    }),
    { numRuns: 30 },
  )
})
