import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  parseTdmFile,
  parseTextMiningReservation,
  selectMostSpecificStatement,
  toTextMiningReservation,
} from './index.ts'

const POLICY = 'https://gazette.example/tdm'

describe('a header or meta element', () => {
  test.each([
    ['tdm-reservation', '1', true],
    ['TDM-Reservation', ' 1 ', true],
    ['tdm_reservation', '1', true],
    ['tdmreservation', 'true', true],
    ['tdm-reservations', '1', true],
    ['tdm-resevation', '1', true],
    ['x-tdm-reservation', '1', true],
    ['tdm-reserved', 'yes', true],
    ['tdm-reservation', '"1"', true],
    ['tdm-reservation', '0, 1', true],
    ['tdm-reservation', '0', false],
    ['tdm-reservation', 'no', false],
    ['tdm-reservation', 'maybe', undefined],
    ['tdm-reservation', '2', undefined],
    ['content-type', '1', undefined],
  ])('"%s: %s" reserves mining: %s', (name, value, expected) => {
    expect(parseTextMiningReservation([[name, value]])?.isReserved).toBe(expected)
  })

  test('its policy is an address or nothing', () => {
    const of = (policy: string) =>
      toTextMiningReservation(
        parseTextMiningReservation([
          ['tdm-policy', policy],
          ['tdm-reservation', '1'],
        ]),
      )
    expect(of(POLICY)).toEqual({ signals: ['mining'], policy: POLICY })
    expect(of('/tdm')).toEqual({ signals: ['mining'] })
    expect(of('javascript:alert(1)')).toEqual({ signals: ['mining'] })
  })

  test('the nearest statement counts: a page may be free where its site is not', () => {
    const reserved = { isReserved: true, policy: undefined }
    const free = { isReserved: false, policy: undefined }
    expect(selectMostSpecificStatement(free, undefined, reserved)).toBe(free)
    expect(selectMostSpecificStatement(undefined, reserved, free)).toBe(reserved)
    expect(toTextMiningReservation(free)).toBeUndefined()
  })
})

describe('/.well-known/tdmrep.json', () => {
  const file = (rules: unknown) => parseTdmFile(JSON.stringify(rules))

  test.each([
    ['/', '/news/1', true],
    ['/news', '/news/1', true],
    ['/news/', '/sport/1', undefined],
    ['*', '/news/1', true],
    ['/*/premium', '/news/premium/1', true],
    ['/*.pdf$', '/files/a.pdf', true],
    ['/*.pdf$', '/files/a.pdf?x', undefined],
    ['/news$', '/news', true],
    ['/news$', '/news/1', undefined],
    ['news', '/news/1', true],
    ['https://gazette.example/news/', '/news/1', true],
    ['/a*b*c$', '/a-b-c-b-c', true],
  ])('location %s for %s: %s', (location, path, expected) => {
    const read = file([{ location, 'tdm-reservation': 1, 'tdm-policy': POLICY }])
    expect(read(path)?.isReserved).toBe(expected)
  })

  test('the first rule that matches counts', () => {
    const read = file([
      { location: '/open/*', 'tdm-reservation': 0 },
      { location: '/*', 'tdm-reservation': 1, 'tdm-policy': POLICY },
    ])
    expect(read('/open/1')).toEqual({ isReserved: false, policy: undefined })
    expect(read('/news/1')).toEqual({ isReserved: true, policy: POLICY })
  })

  test.each([
    ['a rule without a list', '{"location": "/", "tdm-reservation": 1}', true],
    ['a list under a name', '{"rules": [{"location": "/", "tdm-reservation": 1}]}', true],
    ['other spellings', '[{"Location": "/", "tdm_reservation": "true"}]', true],
    ['several locations', '[{"location": ["/x", "/news"], "tdm-reservation": 1}]', true],
    ['no location', '[{"tdm-reservation": 1}]', true],
    ['a byte order mark', '\uFEFF[{"location": "/", "tdm-reservation": 1}]', true],
    ['broken JSON that reserves', '[{"location": "/", "tdm-reservation": 1,}', true],
    ['broken JSON that does not', '[{"location": "/", "tdm-reservation": 0,}', undefined],
    ['an error page', '<html><body>Not found</body></html>', undefined],
    ['no rules', '[]', undefined],
    ['numbers', '[1, null, "tdm-reservation"]', undefined],
  ])('%s', (_name, text, expected) => {
    expect(parseTdmFile(text)('/news/1')?.isReserved).toBe(expected)
  })

  test('whatever a file says, it is read, and patterns cost no more than their length', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.webPath(), (text, path) => {
        const found = parseTdmFile(text)(path)
        expect([true, false, undefined]).toContain(found?.isReserved)
      }),
    )
    const location = `/${'*a'.repeat(900)}b$`
    const read = file(Array.from({ length: 1_000 }, () => ({ location, 'tdm-reservation': 1 })))
    const started = performance.now()
    expect(read(`/${'a'.repeat(2_000)}`)).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})
