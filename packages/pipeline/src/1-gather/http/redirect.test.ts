import { expect, test } from 'vitest'
import { removeCredentialHeaders, resolveRedirectTarget } from './redirect.ts'

const from = new URL('https://news.example/a/feed')

test.each([
  [301, '/b', 'https://news.example/b'],
  [302, '//cdn.example/x', 'https://cdn.example/x'],
  [308, 'http://127.0.0.1/', 'http://127.0.0.1/'],
  [307, Buffer.from('/nieuws/één').toString('latin1'), 'https://news.example/nieuws/%C3%A9%C3%A9n'],
])('%i with location %j leads to %s', (status, location, url) => {
  expect(resolveRedirectTarget(status, { location }, from)?.href).toBe(url)
})

test.each([[200], [300], [304], [404]])('%i is no redirect', (status) => {
  expect(resolveRedirectTarget(status, { location: '/b' }, from)).toBeUndefined()
})

test.each([[{}], [{ location: 'http://[' }]])('a redirect to %j fails', (headers) => {
  expect(() => resolveRedirectTarget(302, headers, from)).toThrow('redirects without saying where to')
})

test('only harmless headers follow to another origin', () => {
  const headers = { authorization: 'Bearer x', cookie: 'a=b', 'if-none-match': '"1"', accept: '*/*' }
  expect(removeCredentialHeaders(headers)).toEqual({ 'if-none-match': '"1"', accept: '*/*' })
})
