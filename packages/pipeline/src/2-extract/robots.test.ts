import { expect, test } from 'vitest'
import type { HttpAnswer, HttpFailure, OutgoingHttp } from '../ports.ts'
import { robotsRules } from './robots.ts'

const RULES = 'User-agent: *\nDisallow: /private/\n\nUser-agent: Plainwire\nDisallow: /not-us/\n'

function serving(answer: Partial<HttpAnswer> | { failure: HttpFailure; message: string }) {
  const asked: string[] = []
  const http: OutgoingHttp = {
    get: async (url) => {
      asked.push(url)
      if ('failure' in answer) return { failure: answer.failure ?? 'unreachable', message: 'no' }
      return {
        status: 200,
        headers: {},
        body: new TextEncoder().encode(RULES),
        url,
        redirects: [],
        ...answer,
      }
    },
  }
  return { http, asked }
}

test('the rules for our own name are obeyed', async () => {
  const isAllowed = robotsRules(serving({}).http, () => new Date(0))
  expect(await isAllowed('https://a.example/news/1')).toBe(true)
  expect(await isAllowed('https://a.example/not-us/1')).toBe(false)
})

test.each([
  ['no robots.txt', { status: 404 }, true],
  ['a failing host', { status: 503 }, false],
  ['a host that asks us to slow down', { status: 429 }, false],
  ['an unreachable host', { failure: 'unreachable' as const, message: '' }, false],
  ['a robots.txt of megabytes', { failure: 'too-large' as const, message: '' }, true],
])('%s decides on pages', async (_name, answer, expected) => {
  const isAllowed = robotsRules(serving(answer).http, () => new Date(0))
  expect(await isAllowed('https://a.example/news/1')).toBe(expected)
})

test('one request per host in 24 hours', async () => {
  const { http, asked } = serving({})
  let now = new Date('2026-11-21T00:00:00Z')
  const isAllowed = robotsRules(http, () => now)
  await Promise.all([isAllowed('https://a.example/1'), isAllowed('https://a.example/2')])
  await isAllowed('https://b.example/1')
  now = new Date('2026-11-21T23:00:00Z')
  await isAllowed('https://a.example/3')
  expect(asked).toEqual(['https://a.example/robots.txt', 'https://b.example/robots.txt'])
  now = new Date('2026-11-22T01:00:00Z')
  await isAllowed('https://a.example/4')
  expect(asked).toHaveLength(3)
})
