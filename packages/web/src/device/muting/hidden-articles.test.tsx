// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hideArticle, unhideArticle, useHiddenArticles } from './hidden-articles.ts'

test('B6 an article that isn’t about the same event is hidden for this reader, on this device only', () => {
  const { result } = renderHook(() => useHiddenArticles('s1'))
  act(() => hideArticle('s1', 'a1'))
  act(() => hideArticle('s1', 'a1'))
  act(() => hideArticle('s2', 'a9'))
  expect(result.current).toEqual(['a1'])
  expect(JSON.parse(localStorage.getItem('plainwire.hidden-articles') ?? '')).toEqual({
    s1: ['a1'],
    s2: ['a9'],
  })
  act(() => unhideArticle('s1', 'a1'))
  expect(result.current).toEqual([])
})
