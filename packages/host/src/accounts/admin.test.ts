import { expect, test } from 'vitest'
import { isServedLocallyOnly } from './admin.ts'

test.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])(
  'a link to /admin may be printed in the terminal of a process at %s',
  (host) => {
    expect(isServedLocallyOnly({ host, publicUrl: undefined })).toBe(true)
  },
)

test.each(['0.0.0.0', '::', '192.168.1.5', '127.0.0.1.example', '127.example', 'localhost.example', ''])(
  'it is not printed by a process that other machines reach at %s',
  (host) => {
    expect(isServedLocallyOnly({ host, publicUrl: undefined })).toBe(false)
  },
)

test('nor by one behind a proxy that serves readers elsewhere', () => {
  expect(isServedLocallyOnly({ host: '127.0.0.1', publicUrl: 'https://news.example' })).toBe(false)
})
