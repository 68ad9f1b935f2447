import { expect, test } from 'vitest'
import { buildPostgresServerArguments } from './server-settings.ts'

function settingsOf(given: Partial<Parameters<typeof buildPostgresServerArguments>[0]> = {}) {
  const all = { socketFolder: '/run/p', isVolatile: false, maxConnections: undefined, ...given }
  const parts = buildPostgresServerArguments(all)
  expect(parts.filter((_, at) => at % 2 === 0).every((part) => part === '-c')).toBe(true)
  const pairs = parts.filter((_, at) => at % 2 === 1).map((part) => part.split(/=(.*)/s).slice(0, 2))
  expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length)
  return Object.fromEntries(pairs) as Record<string, string>
}

test('the database listens in a folder of its owner only, never on a port of the network', () => {
  expect(settingsOf({ socketFolder: '/run/p=1 x' })).toMatchObject({
    listen_addresses: '',
    unix_socket_directories: '/run/p=1 x',
    unix_socket_permissions: '0700',
  })
})

test('acknowledged writes survive a power loss, except in the databases of tests', () => {
  const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
  expect(settingsOf()).toMatchObject(durable)
  expect(settingsOf({ isVolatile: true })).toMatchObject({ fsync: 'off', synchronous_commit: 'off' })
})

test('the number of connections is the requested one, also for tests', () => {
  expect(settingsOf().max_connections).toBe('100')
  expect(settingsOf({ maxConnections: 20 }).max_connections).toBe('20')
  expect(settingsOf({ maxConnections: 20, isVolatile: true }).max_connections).toBe('20')
})

test('times are UTC, whatever the machine’s time zone', () => {
  expect(settingsOf()).toMatchObject({ timezone: 'UTC', log_timezone: 'UTC', lc_messages: 'C' })
})
