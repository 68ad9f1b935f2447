import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extractEmailDomain, toAsciiDomain, toAsciiEmail } from './mail-domain.ts'

describe('a domain in the form of mail servers', () => {
  test.each([
    ['example.org', 'example.org'],
    ['Example.ORG', 'example.org'],
    ['Bücher.example', 'xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['ｅｘａｍｐｌｅ.org', 'example.org'],
    // Contains a Cyrillic letter among Latin ones.
    ['exаmple.org', 'xn--exmple-4nf.org'],
    ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
    ['faß.de', 'xn--fa-hia.de'],
    ['mail.example.org', 'mail.example.org'],
  ])('%s is %s', (name, ascii) => {
    expect(toAsciiDomain(name)).toBe(ascii)
  })

  test.each([
    ['nothing', ''],
    ['one label', 'localhost'],
    ['a wildcard', '*.example.org'],
    ['an address', 'ada@example.org'],
    ['a port', 'example.org:25'],
    ['a path', 'example.org/x'],
    ['an escape', 'ex%61mple.org'],
    ['a dot at the end', 'example.org.'],
    ['a dot at the beginning', '.example.org'],
    ['two dots', 'example..org'],
    ['a space', 'example .org'],
    ['an address of a machine', '192.0.2.7'],
    ['another one', '[::1]'],
    ['a backslash', 'example.org\\\\x'],
  ])('%s is invalid', (_name, name) => {
    expect(toAsciiDomain(name)).toBeUndefined()
  })

  test('is its own form, and case does not matter', () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        const ascii = toAsciiDomain(domain)
        if (ascii === undefined) return
        expect(toAsciiDomain(ascii)).toBe(ascii)
        expect(toAsciiDomain(domain.toUpperCase())).toBe(ascii)
      }),
    )
  })
})

test.each([
  ['ada@Example.org', 'example.org', 'ada@example.org'],
  ['Ada@bücher.example', 'xn--bcher-kva.example', 'Ada@xn--bcher-kva.example'],
  // The domain is the part after the last @.
  ['ada@example.org@elsewhere.test', 'elsewhere.test', 'ada@example.org@elsewhere.test'],
  ['ada', '', 'ada'],
  ['ada@', '', 'ada@'],
])('%s is of the domain "%s", written %s', (email, domain, written) => {
  expect([extractEmailDomain(email), toAsciiEmail(email)]).toEqual([domain, written])
})
