import { expect, test } from 'vitest'
import { API } from '../contract/index.ts'
import { buildCallPath, RESERVED_PATHS, ROUTES } from './index.ts'
import { parseSitePagePath } from './pages.ts'

test('every call of the contract is at its route, and every route is a call’s', () => {
  const called = Object.entries(API).map(([name, { method, path }]) => [name, method, path])
  const routes = Object.entries(ROUTES).map(([name, { method, path }]) => [name, method, path])
  expect(called).toEqual(routes)
})

test('no two calls share a method and a path', () => {
  const places = Object.values(ROUTES).map((route) => `${route.method} ${buildCallPath(route)}`)
  expect(new Set(places).size).toBe(places.length)
})

test('a call is under the API base or at the root', () => {
  expect(buildCallPath(ROUTES.getStory)).toBe('/api/stories/{id}')
  expect(buildCallPath(ROUTES.getNews)).toBe('/news.json')
})

test('no page is in a folder of calls and files', () => {
  for (const folder of RESERVED_PATHS) expect(parseSitePagePath(folder).kind).toBe('unknown')
})
