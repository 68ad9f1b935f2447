import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createErrorHandler } from '../../error-answers.ts'
import { createRateLimitStore } from '../../serving/limits/request-counts.ts'
import { silentLog } from '../../testing.ts'
import { createSignInMailLimiter } from './sign-in-mail-limits.ts'

const START = Date.parse('2026-11-20T12:00:00Z')
let app: FastifyInstance
let clock = START
let isBusy = false
let busyQueries = 0

beforeEach(async () => {
  clock = START
  isBusy = false
  busyQueries = 0
  app = Fastify()
  app.setErrorHandler(createErrorHandler(silentLog))
  await app.register(rateLimit, { global: false, store: createRateLimitStore(() => clock), ipv6Subnet: 64 })
  const limits = createSignInMailLimiter(app)
  app.post('/share', async (request) => {
    await limits.takeShare(request, async () => {
      busyQueries += 1
      return isBusy
    })
    return {}
  })
  app.post('/mail', async (request) => ({ wait: (await limits.takeMail(request)) ?? 'none' }))
})
afterEach(() => app.close())

async function share(remoteAddress: string) {
  const { statusCode, headers } = await app.inject({ method: 'POST', url: '/share', remoteAddress })
  return statusCode === 200 ? 'given' : [statusCode, headers['retry-after']]
}
async function mail(remoteAddress: string, email = 'ada@example.org'): Promise<number | 'none'> {
  const answer = await app.inject({ method: 'POST', url: '/mail', remoteAddress, payload: { email } })
  return answer.json().wait
}
/** How many of several requests are allowed. */
async function allowed(count: number, addressOf: (index: number) => string): Promise<number> {
  let given = 0
  for (let index = 0; index < count; index += 1) if ((await share(addressOf(index))) === 'given') given += 1
  return given
}

describe('the codes that a network can request', () => {
  test('are twenty an hour for an address, and it learns how long to wait', async () => {
    expect(await allowed(20, () => '198.51.100.7')).toBe(20)
    clock = START + 600_000
    expect(await share('198.51.100.7')).toEqual([429, '3000'])
    expect(await share('198.51.100.8')).toBe('given')
    clock = START + 3_600_000
    expect(await share('198.51.100.7')).toBe('given')
  })

  test('are a hundred an hour for all addresses of its neighbourhood', async () => {
    expect(await allowed(110, (index) => `198.51.100.${index}`)).toBe(100)
    expect(await share('198.51.101.1')).toBe('given')
  })

  test('are those of one customer for all addresses of an IPv6 network', async () => {
    expect(await allowed(25, (index) => `2001:db8:1:2::${index + 1}`)).toBe(20)
    expect(await share('2001:db8:1:3::1')).toBe('given')
    expect(await allowed(200, (index) => `2001:db8:7:${index.toString(16)}::1`)).toBe(100)
  })

  test('are a hundred an hour for a private address, behind which all readers may be', async () => {
    expect(await allowed(105, () => '10.0.0.1')).toBe(100)
    expect(await share('10.0.0.2')).toBe('given')
  })

  test('are two an hour in a neighbourhood while many mails go out, whoever else requests them', async () => {
    isBusy = true
    expect(await allowed(50, (index) => `198.51.${index}.1`)).toBe(50)
    expect(await share('198.51.0.2')).toBe('given')
    expect(await share('198.51.0.3')).toEqual([429, '3600'])
    isBusy = false
    expect(await share('198.51.0.3')).toBe('given')
  })

  test('don’t make the database count while a network is within its least share', async () => {
    await allowed(2, () => '198.51.100.7')
    expect(busyQueries).toBe(0)
    await share('198.51.100.7')
    expect(busyQueries).toBe(1)
  })
})

describe('the mails to one address that a network can cause', () => {
  test('are three an hour and six a day, however the address is written', async () => {
    const from = '198.51.100.7'
    const waits: (number | 'none')[] = []
    for (const email of ['ada@example.org', 'Ada@example.org', 'ADA@EXAMPLE.ORG'])
      waits.push(await mail(from, email))
    expect(waits).toEqual(['none', 'none', 'none'])
    expect(await mail('198.51.100.200')).toBe(3600)
    expect(await mail(from, 'ben@example.org')).toBe('none')
    expect(await mail('203.0.113.1')).toBe('none')
    clock = START + 3_600_000
    // The mail that the hourly limit refused doesn't count towards the daily limit.
    expect([await mail(from), await mail(from), await mail(from)]).toEqual(['none', 'none', 'none'])
    clock = START + 2 * 3_600_000
    expect(await mail(from)).toBe(22 * 3600)
    clock = START + 24 * 3_600_000
    expect(await mail(from)).toBe('none')
  })

  test('have no limit for a private address', async () => {
    for (let count = 0; count < 10; count += 1) expect(await mail('192.168.1.1')).toBe('none')
  })
})
