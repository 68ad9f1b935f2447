// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createEditionWrapper } from '../../testing/edition-wrapper.tsx'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import type { FirstViewData } from '../first-view.ts'
import type { Timeline } from '../handlers/threads/timeline.ts'
import type { NewsRequestResult } from '../news-answer.ts'
import { type ThreadTimelineState, useThreadTimeline } from './use-timeline.ts'

afterEach(cleanup)

const EMBEDDED: Timeline = { id: 't1', title: 'Embedded', entries: [] }
const FETCHED: Timeline = { id: 't1', title: 'Fetched', entries: [] }
const NOT_LOADED = { whole: undefined }
const withFirstView = { timeline: EMBEDDED } as FirstViewData

interface Given {
  answer?: NewsRequestResult<Timeline>
  firstView?: FirstViewData
  edition?: NonNullable<Parameters<typeof createEditionWrapper>[0]>['edition']
}

function timelineOf(threadId: string | undefined, { answer, firstView, edition }: Given = {}) {
  const newsClient = fakeNewsClient()
  newsClient.timeline.mockImplementation(async () => answer ?? { ok: true, data: FETCHED })
  const loadWhole = vi.fn()
  const wrapper = createEditionWrapper({ source: { newsClient, firstView, loadWhole }, edition })
  const { result } = renderHook(() => useThreadTimeline(threadId), { wrapper })
  return { result, newsClient, loadWhole }
}
const titleOf = (state: ThreadTimelineState) =>
  state.state === 'loaded' ? state.timeline.title : state.state

describe('the content of a thread’s page', () => {
  test('is requested with the reader’s settings, once the edition is loaded', async () => {
    const { result, newsClient, loadWhole } = timelineOf('t1')
    expect(titleOf(result.current)).toBe('loading')
    await waitFor(() => expect(titleOf(result.current)).toBe('Fetched'))
    expect(newsClient.timeline).toHaveBeenCalledOnce()
    expect(newsClient.timeline.mock.lastCall?.[0]).toMatchObject({ threadId: 't1', edition: 1, mutes: [] })
    expect(loadWhole).toHaveBeenCalledOnce()
  })

  test('is the embedded one until then', async () => {
    const { result, newsClient } = timelineOf('t1', { firstView: withFirstView, edition: NOT_LOADED })
    expect(titleOf(result.current)).toBe('Embedded')
    expect(newsClient.timeline).not.toHaveBeenCalled()
  })

  test('replaces the embedded one, which may contain muted stories', async () => {
    const { result } = timelineOf('t1', { firstView: withFirstView })
    expect(titleOf(result.current)).toBe('Embedded')
    await waitFor(() => expect(titleOf(result.current)).toBe('Fetched'))
  })

  test('isn’t the embedded one of another thread', () => {
    const { result } = timelineOf('t2', { firstView: withFirstView, edition: NOT_LOADED })
    expect(titleOf(result.current)).toBe('loading')
  })
})

test('without a thread on screen nothing is requested, and no edition is loaded', () => {
  const { newsClient, loadWhole } = timelineOf(undefined)
  expect(newsClient.timeline).not.toHaveBeenCalled()
  expect(loadWhole).not.toHaveBeenCalled()
})

describe('a thread that can’t be shown', () => {
  test('is a failure that can be retried', async () => {
    const { result, newsClient } = timelineOf('t1', { answer: { ok: false, failure: 'network' } })
    await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', failure: 'network' }))
    newsClient.timeline.mockResolvedValue({ ok: true, data: FETCHED })
    if (result.current.state === 'failed') result.current.retry()
    await waitFor(() => expect(titleOf(result.current)).toBe('Fetched'))
    expect(newsClient.timeline).toHaveBeenCalledTimes(2)
  })

  test('stays as it is embedded if the edition isn’t available', async () => {
    const answer = { ok: false, failure: 'network' } as const
    const { result, newsClient } = timelineOf('t1', { answer, firstView: withFirstView })
    await waitFor(() => expect(newsClient.timeline).toHaveResolved())
    await act(async () => {})
    expect(titleOf(result.current)).toBe('Embedded')
  })

  test('is removed if all its stories are muted', async () => {
    const answer = { ok: false, failure: 'not-found' } as const
    const { result } = timelineOf('t1', { answer, firstView: withFirstView })
    await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', failure: 'not-found' }))
  })

  test('has the failure of the edition, unless it is embedded', () => {
    const edition = { ...NOT_LOADED, failure: 'invalid' } as const
    expect(timelineOf('t1', { edition }).result.current).toMatchObject({
      state: 'failed',
      failure: 'invalid',
    })
    const embedded = timelineOf('t1', { edition, firstView: withFirstView })
    expect(titleOf(embedded.result.current)).toBe('Embedded')
  })
})
