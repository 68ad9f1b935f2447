import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findUrlRefusal, normaliseHostName } from './url-rules.ts'

const rules = {
  ownHosts: ['plainwire.example', '198.20.0.7'],
  exceptions: new Set(['http://127.0.0.1:8081']),
}
const refusal = (url: string) => findUrlRefusal(new URL(url), rules)?.failure

test.each([
  ['http://127.0.0.1/'],
  ['http://2130706433/'],
  ['http://0x7f.1/'],
  ['http://0177.0.0.1/'],
  ['http://127.1/'],
  ['http://127.0.0.1./'],
  ['http://①②⑦.⓪.⓪.①/'],
  ['http://127%2e0%2e0%2e1/'],
  ['http:127.0.0.1/'],
  ['http://0.0.0.0\\@news.example/'],
  ['http://127.0.0.1#@news.example/'],
  ['http://[::1]/'],
  ['http://[::ffff:10.0.0.1]/'],
  ['http://[64:ff9b::10.0.0.1]/'],
  ['http://localhost/'],
  ['http://localhost./'],
  ['http://metadata/'],
  ['http://router.local/'],
  ['http://metadata.google.internal/'],
  ['http://kubernetes.default.svc/'],
])('%s leads to no public host', (url) => {
  expect(refusal(url)).toBe('forbidden-address')
})

test.each([
  ['ftp://news.example/'],
  ['file:///etc/passwd'],
  ['gopher://news.example/'],
  ['http://news.example:22/'],
  ['http://news.example:8081/'],
  ['https://reader@news.example/'],
  ['https://:secret@news.example/'],
  ['https://plainwire.example/news.json'],
  ['https://www.plainwire.example/'],
  ['https://plainwire.example./'],
  ['http://198.20.0.7/'],
])('%s is forbidden', (url) => {
  expect(refusal(url)).toBe('forbidden-url')
})

test.each([
  ['https://news.example/feed'],
  ['http://news.example:8080/rss'],
  ['https://news.example:8443/'],
  ['http://1.1.1.1/'],
  ['http://[2606:4700::1111]/'],
  ['https://1news.example/'],
  ['https://9.news.example/'],
  ['https://news.m3/'],
  ['https://notplainwire.example/'],
  ['http://127.0.0.1:8081/feed'],
])('%s may be fetched', (url) => {
  expect(refusal(url)).toBeUndefined()
})

test.each([
  ['ftp://news.example/', 'Only http and https are fetched.'],
  ['http://user@news.example/', 'An address with a user name is not fetched.'],
  ['http://news.example:22/', 'Port 22 is not fetched.'],
  ['http://plainwire.example/', 'This server does not fetch from itself.'],
  ['http://[::1]/', '::1 is no host of the public internet.'],
])('%s is refused with a sentence: %s', (url, message) => {
  expect(findUrlRefusal(new URL(url), rules)?.message).toBe(message)
})

test.each([
  ['http://[2606:4700::1111]:8080/', '2606:4700::1111'],
  ['http://News.Example./', 'news.example'],
  ['http://1.1.1.1/', '1.1.1.1'],
])('the plain host of %s is %s', (url, host) => {
  expect(normaliseHostName(new URL(url))).toBe(host)
})

test('an exception is one origin: same host on another port or scheme stays refused', () => {
  expect(refusal('http://127.0.0.1:8080/')).toBe('forbidden-address')
  expect(refusal('https://127.0.0.1:8081/')).toBe('forbidden-url')
  expect(refusal('http://user@127.0.0.1:8081/')).toBe('forbidden-url')
})

test('row 1: every spelling of a private IPv4 address is refused', () => {
  const octet = fc.integer({ min: 0, max: 255 })
  const spelling = fc.constantFrom('dec', 'hex', 'oct', 'int')
  fc.assert(
    fc.property(octet, octet, octet, spelling, (b, c, d, form) => {
      const parts = [10, b, c, d]
      const host = {
        dec: parts.join('.'),
        hex: parts.map((part) => `0x${part.toString(16)}`).join('.'),
        oct: parts.map((part) => `0${part.toString(8)}`).join('.'),
        int: String(((10 * 256 + b) * 256 + c) * 256 + d),
      }[form]
      expect(refusal(`http://${host}/`)).toBe('forbidden-address')
    }),
  )
})

const data = process.env.PLAINWIRE_DATA
test.runIf(data)(
  'row 1: of the public list every address inside is refused, every one outside allowed',
  () => {
    const lines = readFileSync(join(data ?? '', 'security', 'ssrf-urls.jsonl'), 'utf8')
      .trim()
      .split('\n')
    // Rows about resolving names are left out, because resolved addresses are checked later: see
    // checked-connector.test.ts.
    const rows = lines.map((line) => JSON.parse(line)).filter(({ form }) => !/dns|stub/.test(form))
    const wrong = rows.filter(({ url, expect: expected }) => {
      const parsed = URL.parse(url)
      const isRefused = parsed === null || refusal(parsed.href) !== undefined
      return isRefused !== (expected === 'block')
    })
    expect(wrong.map(({ url, form }) => [url, form])).toEqual([])
    expect(rows.length).toBeGreaterThan(700)
  },
)
