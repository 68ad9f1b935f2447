import { API, ErrorResponse, FollowAlerts } from '@plainwire/domain/contract'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startAccountTestServer } from '../../accounts/testing-accounts.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const accounts = await startAccountTestServer({ mayReach: (url) => !url.includes('inner') })
let token: string
let person = 0
afterAll(() => accounts.stop())
beforeEach(async () => {
  person += 1
  token = (await accounts.signIn(`follower${person}@example.org`)).AccessToken
})

const followedAt = '2026-01-02T03:04:05.000Z'
const thing = (key: string, over: object = {}) => ({ kind: 'name', key, label: key, followedAt, ...over })
const follow = (body: unknown) => accounts.call('POST', '/followed', { token, body })
const unfollow = (key: string) => accounts.call('DELETE', '/followed', { token, body: { kind: 'name', key } })
const list = async () => {
  const answer = await accounts.call('GET', '/followed', { token })
  return API.getFollowed.answer.parse(await answer.json()).things
}
const codeOf = async (answer: Response) => ErrorResponse.parse(await answer.json()).error.code

describe('B15 what a reader follows', () => {
  test('is stored once, however it is written, and unfollowed also twice', async () => {
    expect(await list()).toEqual([])
    const thread = thing('t1', { kind: 'thread', storyIds: ['s1'] })
    expect(await (await follow(thread)).json()).toEqual(thread)
    await follow(thing('Curaçao'))
    expect(await (await follow(thing('CURACAO'))).json()).toEqual(thing('Curaçao'))
    expect(await list()).toHaveLength(2)
    for (let time = 0; time < 2; time++) expect((await unfollow('curacao')).status).toBe(200)
    expect(await list()).toEqual([thread])
  })

  test('is listed with the last followed first; a clock that is ahead follows now', async () => {
    await follow(thing('later', { followedAt: '2999-01-01T00:00:00.000Z' }))
    await follow(thing('sooner'))
    const things = await list()
    expect(things.map(({ key }) => key)).toEqual(['later', 'sooner'])
    expect(things[0]?.followedAt).toBe(accounts.now().toISOString())
  })

  test('is five things of a free reader, also where twenty are followed at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => follow(thing(`n${index}`))))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(15)
    expect(new Set(await Promise.all(refused.map(codeOf)))).toEqual(new Set(['FOLLOW_LIMIT_REACHED']))
    expect(await list()).toHaveLength(5)
  })

  test('has a higher limit for premium readers, who retain it afterwards', async () => {
    const currentPeriodEnd = new Date(accounts.now().getTime() + 60_000).toISOString()
    const paid = { tier: 'premium', status: 'active', currentPeriodEnd, cancelAtPeriodEnd: false }
    await accounts.call('PUT', '/subscription', { token, body: paid })
    for (let index = 0; index < 7; index++) expect((await follow(thing(`n${index}`))).status).toBe(200)
    accounts.wait(60)
    expect(await codeOf(await follow(thing('n8')))).toBe('FOLLOW_LIMIT_REACHED')
    expect(await list()).toHaveLength(7)
  })

  test('is part of the export, and goes with the account', async () => {
    await follow(thing('Zwolle, NL', { kind: 'place' }))
    const exported = await (await accounts.call('GET', '/profile/export', { token })).json()
    expect(exported).toMatchObject({
      followed: { things: [{ kind: 'place', key: 'Zwolle, NL' }], devices: 0 },
    })
    await accounts.call('POST', '/profile/delete_account', { token })
    token = (await accounts.signIn(`follower${person}@example.org`)).AccessToken
    expect(await list()).toEqual([])
  })

  test.each<[string, unknown]>([
    ['no key', thing('  ', { label: 'x' })],
    ['an unknown kind', thing('x', { kind: 'star' })],
    ['a long key', thing('x'.repeat(301), { label: 'x' })],
    ['a bad date', thing('x', { followedAt: 'soon' })],
    ['too many stories', thing('x', { storyIds: ['a', 'b', 'c', 'd'] })],
    ['somebody else’s id', thing('x', { readerId: 'them' })],
  ])('refuses %s', async (_name, body) => {
    const answer = await follow(body)
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'BAD_REQUEST'])
  })
})

const tell = (change: object, key = 'UN') =>
  accounts.call('PATCH', '/followed', { token, body: { kind: 'name', key, ...change } })
const alerts = async (answer: Response) => FollowAlerts.parse(await answer.json())

describe('B15 how a reader is notified of what they follow', () => {
  test('changes part by part, is listed, and is gone with the thing', async () => {
    await follow(thing('UN'))
    const off = { kind: 'name', key: 'UN', digest: false, bell: false, feed: null, hook: null }
    expect(await alerts(await tell({ digest: true }))).toEqual({ ...off, digest: true })
    const hook = { kind: 'webhook', address: 'https://hooks.example/1' }
    const both = await alerts(await tell({ hook, bell: true }))
    expect(both).toEqual({ ...off, digest: true, bell: true, hook: { ...hook, secret: expect.any(String) } })
    const listed = await (await accounts.call('GET', '/followed', { token })).json()
    expect(listed).toMatchObject({ alerts: [both] })
    expect(await alerts(await tell({ hook: null, bell: false, digest: false }))).toEqual(off)
    await unfollow('UN')
    expect(await codeOf(await tell({ digest: true }))).toBe('THING_NOT_FOLLOWED')
  })

  test.each([
    ['an inner address', 'https://inner.example/', 'HOOK_REFUSED'],
    ['an address in clear', 'http://hooks.example/', 'BAD_REQUEST'],
    ['a script', 'javascript:1', 'BAD_REQUEST'],
  ])('posts nothing to %s', async (_name, address, code) => {
    await follow(thing('UN'))
    expect(await codeOf(await tell({ hook: { kind: 'ntfy', address } }))).toBe(code)
  })

  test('has a feed at a secret address, until it is renewed', async () => {
    await follow(thing('bridge', { kind: 'search' }))
    const feedOf = async (feed: 'on' | 'off' | 'renew') =>
      (await alerts(await tell({ kind: 'search', feed }, 'bridge'))).feed
    const first = await feedOf('on')
    expect(await feedOf('on')).toEqual(first)
    const get = (address = '') => fetch(accounts.server.url + new URL(address).pathname)
    const atom = await get(first?.atom)
    expect([atom.status, atom.headers.get('cache-control')]).toEqual([200, 'private, max-age=300'])
    expect(await atom.text()).toMatch(/<title[^>]*>Plainwire · bridge</)
    const renewed = await feedOf('renew')
    expect((await get(first?.atom)).status).toBe(404)
    const json = await (await get(renewed?.json)).json()
    expect(json).toMatchObject({
      feed_url: renewed?.json,
      items: ['s1', 's2'].map((id) => ({ id: expect.stringContaining(id) })),
    })
    const other = renewed?.json.replace(/[^/]{4}\.json$/, 'AAAA.json')
    expect((await get(other)).status).toBe(404)
    expect(await feedOf('off')).toBeNull()
    expect((await get(renewed?.json)).status).toBe(404)
    const again = await feedOf('on')
    expect([first?.atom, renewed?.atom]).not.toContain(again?.atom)
  })

  test('knows ten devices at most, each once', async () => {
    const device = (number: number) => ({
      endpoint: `https://push.example/${number}`,
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      language: 'nl',
      quietHours: { from: 22, to: 7 },
      timeZone: 'Europe/Amsterdam',
    })
    const add = (number: number) =>
      accounts.call('POST', '/followed/devices', { token, body: device(number) })
    const devices = async () => {
      const exported = await (await accounts.call('GET', '/profile/export', { token })).json()
      return API.exportAccount.answer.parse(exported).followed.devices
    }
    for (let number = 0; number < 10; number++) expect((await add(number)).status).toBe(200)
    expect([(await add(3)).status, (await add(10)).status]).toEqual([200, 400])
    expect(await devices()).toBe(10)
    const body = { endpoint: device(3).endpoint }
    expect((await accounts.call('DELETE', '/followed/devices', { token, body })).status).toBe(200)
    expect(await devices()).toBe(9)
    const inner = { ...device(3), endpoint: 'https://inner.example/' }
    expect((await accounts.call('POST', '/followed/devices', { token, body: inner })).status).toBe(400)
  })
})
