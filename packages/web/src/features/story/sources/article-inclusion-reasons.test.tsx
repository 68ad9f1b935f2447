// @vitest-environment happy-dom
import { cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hideArticle, unhideArticle, useHiddenArticles } from '../../../device/muting/hidden-articles.ts'
import { NO_TOASTS, toasts } from '../../../lib/access/toasts.ts'
import { createEditionWrapper } from '../../../testing/edition-wrapper.tsx'
import { fakeNewsClient } from '../../../testing/fakes/fake-news-client.ts'
import type { ListedSource } from '../story-view.ts'
import { ArticleInclusionReasons } from './article-inclusion-reasons.tsx'

afterEach(() => {
  cleanup()
  for (const id of ['a1', 'a2']) unhideArticle('s1', id)
  toasts.set(NO_TOASTS)
})

type Why = NonNullable<ListedSource['why']>
const whyOf = (sourceId: string, over: Partial<Why> = {}): Why => {
  return { sourceId, similarity: 0.5, sharedNames: [], sharedTerms: [], gapHours: 3, ...over }
}
const sourceOf = (id: string, over: Partial<ListedSource> = {}): ListedSource => ({
  id,
  number: 1,
  publisherId: 'courier',
  name: `Courier ${id}`,
  title: 'Bridge opens',
  url: undefined,
  publishedAt: undefined,
  readTimeMinutes: 1,
  isPaywalled: false,
  language: 'en',
  why: whyOf(id),
  ...over,
})
function draw(sources: ListedSource[], hiddenIds: string[] = [], isReported = true) {
  const newsClient = fakeNewsClient()
  newsClient.reportUnrelatedArticle.mockResolvedValue(
    isReported ? ({ ok: true, data: {} } as never) : { ok: false, failure: 'network' },
  )
  const { container } = render(
    <ArticleInclusionReasons storyId="s1" sources={sources} hiddenIds={hiddenIds} />,
    {
      wrapper: createEditionWrapper({ source: { newsClient } }),
    },
  )
  return { container, newsClient }
}
const reasons = (over: Partial<Why>) =>
  draw([sourceOf('a1', { why: whyOf('a1', over) })]).container.textContent
const hidden = () => renderHook(() => useHiddenArticles('s1')).result.current

describe('the reasons of an article', () => {
  test('are the names and words that it shares with the story', () => {
    const text = reasons({ sharedNames: ['Zwolle', 'UN'], sharedTerms: ['bridge'] })
    expect(text).toContain('Shared names: Zwolle, UN')
    expect(text).toContain('Shared words: bridge')
  })

  test.each([
    [0.834, 0.99, '83% similar, less than an hour apart'],
    [0.835, 1, '84% similar, 1 hour apart'],
    [0.2, 1.5, '20% similar, 2 hours apart'],
    [1, 30.4, '100% similar, 30 hours apart'],
  ])('with similarity %f and a gap of %f hours are ‘%s’', (similarity, gapHours, expected) => {
    expect(reasons({ similarity, gapHours, sharedTerms: ['bridge'] })).toContain(expected)
  })

  test('of the first article are that the story began with it', () => {
    expect(reasons({ similarity: 1 })).toContain('The story began with this article.')
    cleanup()
    expect(reasons({ similarity: 0.99 })).not.toContain('The story began')
    cleanup()
    expect(reasons({ similarity: 1, sharedNames: ['Zwolle'] })).not.toContain('The story began')
  })
})

test('only articles with known reasons are listed; without any there is no list', () => {
  draw([sourceOf('a1'), sourceOf('a2', { why: undefined })])
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(1)
  expect(screen.getByText('how 1 article joined this story')).toBeTruthy()
  cleanup()
  expect(draw([sourceOf('a1', { why: undefined })]).container.textContent).toBe('')
})

describe('an article that isn’t about the event', () => {
  const button = (id: string, name: string) =>
    within(screen.getByText(`1. Courier ${id}`, { selector: 'p' }).closest('li') as HTMLElement).queryByText(
      name,
    )

  test('is hidden on this device and reported', async () => {
    const { newsClient } = draw([sourceOf('a1'), sourceOf('a2')])
    fireEvent.click(button('a2', 'Not the same event') as HTMLElement)
    expect(hidden()).toEqual(['a2'])
    expect(newsClient.reportUnrelatedArticle.mock.calls).toEqual([[{ storyId: 's1', articleId: 'a2' }]])
    await vi.waitFor(() => expect(toasts.get()).toMatchObject([{ kind: 'news' }]))
  })

  test('stays hidden if the report can’t be sent, with a message', async () => {
    draw([sourceOf('a1'), sourceOf('a2')], [], false)
    fireEvent.click(button('a2', 'Not the same event') as HTMLElement)
    await vi.waitFor(() => expect(toasts.get()).toMatchObject([{ kind: 'error' }]))
    expect(hidden()).toEqual(['a2'])
  })

  test('can be shown again; the last visible one can’t be hidden', () => {
    hideArticle('s1', 'a2')
    draw([sourceOf('a1'), sourceOf('a2')], ['a2'])
    expect(button('a1', 'Not the same event')).toBeNull()
    fireEvent.click(button('a2', 'Show it again') as HTMLElement)
    expect(hidden()).toEqual([])
  })
})
