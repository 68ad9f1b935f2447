import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNonPublicHost, normaliseHostName } from '../http/url-rules.ts'
import { toWebUrl } from './web-url.ts'

const context = { base: 'https://news.example/feeds/all.xml', home: 'https://news.example/feeds/all.xml' }

test.each([
  ['https://news.example/a', 'https://news.example/a'],
  [' /story/1 ', 'https://news.example/story/1'],
  ['story/1', 'https://news.example/feeds/story/1'],
  ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['www.news.example/a', 'https://www.news.example/a'],
  [' WWW.news.example/a', 'https://www.news.example/a'],
  ['https://news.example/www.html', 'https://news.example/www.html'],
  ['/about/www.html', 'https://news.example/about/www.html'],
  [`/${'x'.repeat(1_979)}`, `https://news.example/${'x'.repeat(1_979)}`],
  [`https://news.example/${'x'.repeat(1_979)}`, `https://news.example/${'x'.repeat(1_979)}`],
  ['https://news.example/?a=1&amp;b=2', 'https://news.example/?a=1&b=2'],
  ['https://news.example/?a=1&#38;b=2', 'https://news.example/?a=1&b=2'],
  ['https://other.example/aggregated', 'https://other.example/aggregated'],
  ['http://xn--80ak6aa92e.com/', 'http://xn--80ak6aa92e.com/'],
  ['https://nieuws.example/één', 'https://nieuws.example/%C3%A9%C3%A9n'],
])('%j leads to %s', (text, url) => {
  expect(toWebUrl(text, context)).toBe(url)
})

test.each([
  [''],
  ['javascript:alert(1)'],
  ['java\tscript:alert(1)'],
  ['\u0001javascript:alert(1)'],
  ['data:text/html,<script>'],
  ['vbscript:x'],
  ['file:///etc/passwd'],
  ['blob:http://a/1'],
  ['mailto:a@news.example'],
  ['ftp://news.example/a'],
  ['https://:secret@news.example/'],
  [`https://news.example/${'a/../'.repeat(400)}`],
  [`/${'x'.repeat(1_980)}`],
  ['https://bbc.co.uk@evil.example/'],
  ['http://169.254.169.254/latest/meta-data/'],
  ['http://2130706433/'],
  ['http://localhost/'],
  ['http://news.example/%0d%0aX: y'],
  ['http://'],
  ['http://['],
  [`https://news.example/${'x'.repeat(3_000)}`],
])('%.60j is no link', (text) => {
  expect(toWebUrl(text, context)).toBeUndefined()
})

test('a publisher on a private address may link to itself and to no other', () => {
  const home = 'http://127.0.0.1:8081/feed'
  expect(toWebUrl('/a', { base: home, home })).toBe('http://127.0.0.1:8081/a')
  expect(toWebUrl('http://127.0.0.1:8080/a', { base: home, home })).toBeUndefined()
})

test('without a usable base only absolute links work', () => {
  expect(toWebUrl('/a', { base: '', home: '' })).toBeUndefined()
  expect(toWebUrl('https://news.example/', { base: '', home: '' })).toBe('https://news.example/')
})

test('whatever comes out is http or https without a user', () => {
  const text = fc.oneof(
    fc.webUrl({ withFragments: true }),
    fc.string(),
    fc.string().map((end) => `https:${end}`),
  )
  fc.assert(
    fc.property(text, (link) => {
      const url = toWebUrl(link, context)
      if (url !== undefined) expect(url).toMatch(/^https?:\/\/[^@/]+\//)
    }),
  )
})

/**
 * Returns the reason why a URL must not be linked to: its scheme, a user name, an internal host or a line
 * break.
 */
function faultOf(href: string): string | undefined {
  const url = new URL(href)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme'
  if (url.username !== '' || url.password !== '' || /^\w+:\/\/[^/]*@/.test(href)) return 'user'
  if (isNonPublicHost(normaliseHostName(url))) return 'inner host'
  return /%0[ad]|[\r\n\t\\]/i.test(href) ? 'line break' : undefined
}

/**
 * One link of each kind in a public list of open redirects, with the URL that `toWebUrl` returns for it;
 * undefined if the link is refused.
 */
const OPEN_REDIRECTS = [
  ['//elsewhere.example/%2f..', 'https://elsewhere.example/%2f..'],
  ['////elsewhere.example//', 'https://elsewhere.example//'],
  ['/\\elsewhere.example', 'https://elsewhere.example/'],
  ['https:elsewhere.example', 'https://elsewhere.example/'],
  ['/https://elsewhere.example/', 'https://news.example/https://elsewhere.example/'],
  ['//news.example@elsewhere.example/', undefined],
  ['http://news.example@0xd83ad6ce', undefined],
  ['http://[::216.58.214.206]', undefined],
  ['http://2130706433', undefined],
  ['/%0d/elsewhere.example', undefined],
  ['javascript://news.example/%0aalert(1)', undefined],
  ['java%0d%0ascript:alert(0)', undefined],
] as const

test.each(OPEN_REDIRECTS)('row 9: the open redirect %j leads to %s', (text, url) => {
  expect(toWebUrl(text, context)).toBe(url)
})

const data = process.env.PLAINWIRE_DATA
test.runIf(data)('row 9: no open redirect of the public list leads anywhere but to the web, openly', () => {
  const list = readFileSync(join(data ?? '', 'security', 'open-redirect.txt'), 'utf8')
    .trim()
    .split('\n')
  expect(list.length).toBeGreaterThanOrEqual(240)
  const links = list.map((text) => [text, toWebUrl(text, context)] as const)
  const wrong = links.filter(([, href]) => href !== undefined && faultOf(href) !== undefined)
  expect(wrong).toEqual([])
  expect(links.filter(([, href]) => href === undefined).length).toBeGreaterThan(100)
})

test('row 9: the same look finds the faults where an address is only parsed', () => {
  const parsed = OPEN_REDIRECTS.flatMap(([text]) => URL.parse(text, context.base)?.href ?? [])
  const faults = new Set(parsed.map(faultOf))
  for (const fault of ['scheme', 'user', 'inner host', 'line break']) expect(faults).toContain(fault)
})
