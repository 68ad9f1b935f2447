import { expect, test } from 'vitest'
import { findUnprivilegedOsAccount } from './account.ts'

const root = 'root:x:0:0:root:/root:/bin/bash'
const nobody = 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin'
const postgres = 'postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash'

test.each([
  ['postgres where it is there', [root, nobody, postgres], { uid: 101, gid: 104 }],
  ['nobody elsewhere', [root, nobody], { uid: 65534, gid: 65534 }],
])('root lends PostgreSQL the account %s', (_name, lines, account) => {
  expect(findUnprivilegedOsAccount(lines.join('\n'))).toEqual(account)
})

test.each([
  ['no such account', [root]],
  ['one that is root by another name', [root, 'nobody:x:0:0::/:/bin/sh']],
  ['an empty file', []],
])('%s is one sentence', (_name, lines) => {
  expect(() => findUnprivilegedOsAccount(lines.join('\n'))).toThrow(
    'start as an ordinary user, or set DATABASE_URL',
  )
})
