import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Requests that only an attacker sends; for tests. */
export interface Attacks {
  /** Values for an id, a category or a parameter. */
  ids: string[]
  /** Bodies of requests. `isBroken` is true if the body isn't valid JSON. */
  bodies: { name: string; bytes: Buffer; isBroken: boolean }[]
  /** Fragments of SQL that an injection would contain. */
  sql: string[]
  /** Paths that lead out of a folder. */
  traversals: string[]
  /** Paths with line breaks, after which an injected header would begin. */
  lineBreaks: string[]
}

const broken = (name: string, text: string | Buffer) => ({ name, bytes: Buffer.from(text), isBroken: true })
const whole = (name: string, text: string) => ({ name, bytes: Buffer.from(text), isBroken: false })

/** The project's own attacks: some of each kind. */
const OWN: Attacks = {
  ids: [
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%00',
    '%',
    '%c0%ae%c0%ae/',
    '//outside.example',
    '<svg onload=alert(1)>',
    '__proto__',
    'constructor',
    '-1',
    '9007199254740993',
    'x'.repeat(4_000),
    '\u202e',
    '\ud800',
    '.git/config',
    'a%0d%0aSet-Cookie:x=1',
    '[object Object]',
  ],
  bodies: [
    broken('nothing', ''),
    broken('an open array', '[1'),
    broken('a comma too many', '{"email":"a@example.org",}'),
    broken('single quotes', "{'email':'a@example.org'}"),
    broken('a comment', '{"a":1/*b*/}'),
    broken('not a number', '[NaN]'),
    broken('a control character', '["\u0000"]'),
    broken('torn UTF-8', Buffer.from([0x22, 0xe5, 0x22, 0x5d])),
    broken('two documents', '{}{}'),
    broken('deep arrays', '['.repeat(30_000)),
    whole('deep and closed', `${'['.repeat(10_000)}${']'.repeat(10_000)}`),
    whole('a prototype', '{"__proto__":{"tier":"premium"}}'),
    whole('a key twice', '{"email":"a@example.org","email":{}}'),
    whole('a number beyond numbers', '[1e999999]'),
    whole('a lone surrogate', '{"email":"\\ud800@example.org"}'),
    whole('null', 'null'),
  ],
  sql: [
    "' OR 1=1--",
    '1;DROP TABLE readers',
    "'; SELECT pg_sleep(5)--",
    "' UNION SELECT NULL,version()--",
    '") or ("a"="a',
    "\\'; --",
    '%27%20or%201=1',
    '$$;',
  ],
  traversals: [
    '/../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/build/..%2f..%2fpackage.json',
    '/build/%2e%2e/%2e%2e/package.json',
    '/assets/....//....//etc/passwd',
    '/images/..%5c..%5cwindows',
    '/translations/..%2freport.json',
  ],
  lineBreaks: [
    '/%0aSet-Cookie:crlf=injection',
    '/%0d%0aSet-Cookie:crlf=injection',
    '/story/%E5%98%8A%E5%98%8DSet-Cookie:crlf=injection',
    '/?q=%0d%0aSet-Cookie:crlf=injection',
  ],
}

/**
 * Returns the project's own attacks and, if PLAINWIRE_DATA names a folder, those of the public lists in it.
 */
export function readAttacks(): Attacks {
  const data = process.env.PLAINWIRE_DATA
  if (!data) return OWN
  const text = (name: string) => readFileSync(join(data, 'security', name), 'utf8')
  const lines = (name: string) => text(name).trim().split('\n')
  const bodies = lines('json-test-suite.jsonl').map((line) => {
    const { file, expect, b64 } = JSON.parse(line)
    return { name: file, bytes: Buffer.from(b64, 'base64'), isBroken: expect === 'n' }
  })
  return {
    ids: [...OWN.ids, ...JSON.parse(text('route-ids.json'))],
    bodies: [...OWN.bodies, ...bodies],
    sql: [...OWN.sql, ...lines('sqli-generic.txt')],
    traversals: [
      ...OWN.traversals,
      ...lines('path-traversal.txt').map((path) => path.replace(/^(?!\/)/, '/')),
    ],
    lineBreaks: [...OWN.lineBreaks, ...lines('crlf-injection.txt')],
  }
}
