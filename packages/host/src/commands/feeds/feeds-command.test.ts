import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { Command } from 'commander'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { HostError } from '../../host-error.ts'
import { createPrivateOriginsCommand } from '../origins-command.ts'
import { createOperatorLogCommand, createPublishersCommand } from '../publishers-command.ts'
import { createFeedsCommand } from './feeds-command.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

let database: TestDatabase
let folder: string
let origin: string
const server = createServer(({ url }, answer) => {
  if (url === '/') answer.end('<html><link rel="alternate" type="application/rss+xml" href="/rss"></html>')
  else if (url !== '/rss') answer.writeHead(404).end()
  else
    answer.end(`<rss version="2.0"><channel><title>Bridge News</title><language>nl</language>
      <item><title>The bridge opens</title><link>https://bridge.example/1</link></item>
      <item><title>No link</title></item></channel></rss>`)
})
beforeAll(async () => {
  database = await testDatabase()
  vi.stubEnv('DATABASE_URL', database.connectionString)
  folder = await mkdtemp(join(tmpdir(), 'feeds-command-'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  vi.unstubAllEnvs()
  server.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

/** Runs a command in this process, like `program.ts`. */
async function plainwire(...words: string[]) {
  const written = { out: '', err: '' }
  const spies = (['out', 'err'] as const).map((name) =>
    vi.spyOn(process[`std${name}`], 'write').mockImplementation((text) => {
      written[name] += String(text)
      return true
    }),
  )
  const commands = [
    createFeedsCommand(),
    createPublishersCommand(),
    createPrivateOriginsCommand(),
    createOperatorLogCommand(),
  ]
  const program = new Command('plainwire').exitOverride()
  for (const command of commands) program.addCommand(command)
  const error = await program.parseAsync(words, { from: 'user' }).then(
    () => undefined,
    (thrown: unknown) => (thrown instanceof HostError ? thrown.message : String(thrown)),
  )
  for (const spy of spies) spy.mockRestore()
  const { out, err } = written
  const lines: object[] = out.startsWith('{')
    ? out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []
  return { out, err, error, lines }
}

test('an operator allows a private origin, finds its feed, tries, adds, changes, pauses and removes it', async () => {
  expect((await plainwire('feeds', 'try', `${origin}/rss`)).error).toMatch(/^Port \d+ is not fetched\.$/)
  expect((await plainwire('origins', 'add', origin, '--by', 'Ada')).out).toBe(
    `The origin ${origin} is allowed.\n`,
  )
  expect((await plainwire('feeds', 'find', origin)).lines).toEqual([
    { url: `${origin}/rss`, title: 'Bridge News', entries: 2 },
  ])
  expect((await plainwire('feeds', 'try', `${origin}/rss`)).lines).toMatchObject([
    { title: 'The bridge opens', link: 'https://bridge.example/1' },
    { title: 'No link', rejected: 'it has no link that a reader can follow' },
  ])
  const added = await plainwire('feeds', 'add', `${origin}/rss`, '--category', 'science', '--by', 'Ada')
  expect(added.out).toBe(`The feed ${origin}/rss is added to bridge-news.\n`)
  await plainwire(
    'publishers',
    'change',
    'bridge-news',
    '--country',
    'NL',
    '--city',
    'Rotterdam',
    '--by',
    'Ada',
  )
  await plainwire('feeds', 'change', `${origin}/rss`, '--category', 'world', 'science', '--by', 'Ada')
  await plainwire('feeds', 'pause', `${origin}/rss`, '--by', 'Ada')
  const own = async () => (await plainwire('feeds', 'list')).lines.filter((feed) => 'own' in feed && feed.own)
  expect(await own()).toMatchObject([
    { publisher: 'bridge-news', state: 'paused', language: 'nl', categories: ['world', 'science'] },
  ])
  expect((await plainwire('feeds', 'history', `${origin}/rss`)).out).toBe('')
  expect((await plainwire('feeds', 'remove', `${origin}/rss`, '--by', 'Ada')).error).toBeUndefined()
  expect(await own()).toEqual([])
  const { lines } = await plainwire('changes')
  expect(lines).toHaveLength(7)
  expect(lines).toMatchObject([
    { act: 'feed-removed', actor: 'Ada' },
    { act: 'feed-paused' },
    { act: 'feed-changed', before: { categories: ['science'] }, after: { categories: ['world', 'science'] } },
    { act: 'publisher-changed', after: { city: 'Rotterdam' } },
    { act: 'feed-added' },
    { act: 'publisher-added', subject: 'bridge-news' },
    { act: 'origin-added', subject: origin },
  ])
})

test('a feed has its own place until that is removed', async () => {
  const feed = 'https://feeds.nos.nl/nosnieuwsalgemeen'
  const place = async () => {
    const { lines } = await plainwire('feeds', 'list')
    return lines.find((line) => 'url' in line && line.url === feed)
  }
  expect(await place()).toMatchObject({ place: null })
  await plainwire('feeds', 'change', feed, '--city', 'Zwolle')
  await plainwire('feeds', 'change', feed, '--country', 'be')
  expect(await place()).toMatchObject({ place: { country: 'BE', city: 'Zwolle' } })
  expect((await plainwire('feeds', 'change', feed, '--country', 'Belgium')).error).toMatch(
    /Belgium is no place/,
  )
  expect((await plainwire('feeds', 'change', feed, '--no-place')).error).toBeUndefined()
  expect(await place()).toMatchObject({ place: null })
  expect((await plainwire('feeds', 'change', feed, '--no-place')).error).toMatch(/is so already/)
})

test('a list of feeds goes out as OPML and comes in again elsewhere', async () => {
  const { out } = await plainwire('feeds', 'export')
  expect(out).toContain('xmlUrl="https://feeds.nos.nl/nosnieuwsalgemeen"')
  const file = join(folder, 'feeds.opml')
  await writeFile(
    file,
    out.replaceAll('https://feeds.nos.nl/nosnieuwsalgemeen', 'https://feeds.nos.nl/another'),
  )
  const { lines, err } = await plainwire('feeds', 'import', file)
  expect(lines.filter((line) => 'outcome' in line && line.outcome === 'added')).toEqual([
    { url: 'https://feeds.nos.nl/another', publisher: 'nos', outcome: 'added' },
  ])
  expect(err).toMatch(/^1 of \d+ feeds are added/)
})

test.each([
  [['feeds', 'add', 'ftp://feed.example'], /is no address of the web/],
  [
    ['feeds', 'add', 'https://feed.example/', '--unchecked', '--category', 'cats'],
    /There is no category cats/,
  ],
  [['feeds', 'pause', 'https://nobody.example/'], /isn’t listed/],
  [
    ['feeds', 'add', 'https://feed.example/', '--unchecked', '--publisher', 'no'],
    /The publisher no isn’t listed/,
  ],
  [['origins', 'add', 'http://bridge.lan/path'], /is no origin/],
  [['publishers', 'add', 'nos', '--name', 'NOS', '--homepage', 'https://nos.nl'], /is listed already/],
  [['publishers', 'add', 'Bad Id', '--name', 'Bad', '--homepage', 'nowhere'], /A publisher can’t be so/],
  [['feeds', 'import', '/nowhere.opml'], /can't be read/],
])('%j ends with a sentence', async (words, sentence) => {
  expect((await plainwire(...words)).error).toMatch(sentence)
})
