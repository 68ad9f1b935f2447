import { createHmac } from 'node:crypto'
import type { NewsStory } from '@plainwire/domain/contract'
import { aSource, aStory } from '@plainwire/domain/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildWebhookMessage } from './webhook-message.ts'

const NOW = new Date('2026-11-20T12:00:00.999Z')
const SECONDS = Date.parse('2026-11-20T12:00:00Z') / 1000
const THING_ID = '01234567-89ab-cdef-0123-456789abcdef'

function message(
  kind: 'webhook' | 'ntfy',
  over: {
    story?: Partial<NewsStory>
    label?: string
    language?: 'en' | 'nl'
    secret?: string
    now?: Date
  } = {},
) {
  const { story, label = 'Zwolle', language = 'en', secret = 'secret', now = NOW } = over
  const thing = { kind: 'name' as const, key: 'zwolle', label, followedAt: '2026-11-01T00:00:00.000Z' }
  const { bytes, headers } = buildWebhookMessage({
    alerts: { thingId: THING_ID, thing, hook: { kind, address: 'https://hooks.example/secret-path' } },
    story: aStory(story),
    language,
    publicUrl: 'https://news.example',
    secret,
    now,
  })
  return { body: Buffer.from(bytes).toString('utf8'), headers }
}

describe('a message to a webhook', () => {
  test('contains what is followed and the story, as JSON', () => {
    const sources = [
      aSource({ id: 'a1', name: 'Courier' }),
      aSource({ id: 'a2', publisher_id: 'gazette', name: 'Gazette', is_major: true }),
    ]
    const { body, headers } = message('webhook', { story: { id: 'a/b', sources }, label: 'Zwolle 🌉' })
    expect(headers['content-type']).toBe('application/json')
    expect(JSON.parse(body)).toEqual({
      type: 'followed.story',
      followed: { kind: 'name', key: 'zwolle', label: 'Zwolle 🌉' },
      story: {
        id: 'a/b',
        headline: 'Bridge opens in Zwolle',
        sub_headline: 'The bridge took four years.',
        url: 'https://news.example/story/a%2Fb',
        language: 'en',
        published_at: '2026-11-20T10:00:00.000Z',
        publishers: ['Gazette', 'Courier'],
      },
    })
  })

  test('is in the reader’s language', () => {
    const texts = { headline: 'Brug open', sub_headline: 'Af.', description: '', state: 'original' as const }
    const { body } = message('webhook', { story: { translations: { 'nl-NL': texts } }, language: 'nl' })
    expect(JSON.parse(body).story).toMatchObject({
      headline: 'Brug open',
      sub_headline: 'Af.',
      language: 'nl',
    })
  })

  test('names the language of its texts where the story isn’t translated', () => {
    const { body } = message('webhook', { language: 'nl' })
    expect(JSON.parse(body).story).toMatchObject({ headline: 'Bridge opens in Zwolle', language: 'en' })
  })

  test('contains neither the secret nor the address to which it goes', () => {
    const { body, headers } = message('webhook')
    expect(body + JSON.stringify(headers)).not.toMatch(/"secret"|secret-path|hooks\.example/)
    expect(Object.keys(headers).toSorted()).toEqual([
      'content-type',
      'plainwire-delivery',
      'plainwire-signature',
    ])
  })
})

describe('a message to ntfy', () => {
  test('is the headline, under the name of what is followed, with the story’s address', () => {
    const { body, headers } = message('ntfy', { story: { headline: 'Brücke “offen”' } })
    expect(body).toBe('Brücke “offen”')
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      title: 'Zwolle',
      click: 'https://news.example/story/s1',
    })
  })

  test.each(['Zürich', '東京 🌉', 'a\r\nX-Injected: yes', 'tab\there', '\u007f'])(
    'has a name that a header can’t contain, %j, in encoded form',
    (label) => {
      const { title = '' } = message('ntfy', { label }).headers
      const [, encoded = ''] = /^=\?UTF-8\?B\?([A-Za-z\d+/]+=*)\?=$/.exec(title) ?? []
      expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe(label)
    },
  )

  test('has headers of printable ASCII, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (label) => {
        for (const value of Object.values(message('ntfy', { label }).headers))
          expect(value).toMatch(/^[\x20-\x7e]*$/)
      }),
      { numRuns: 30 },
    )
  })
})

describe.each(['webhook', 'ntfy'] as const)('a message to a %s address', (kind) => {
  test('is signed over its time, in whole seconds, and its body', () => {
    const { body, headers } = message(kind)
    const expected = createHmac('sha256', 'secret').update(`${SECONDS}.${body}`).digest('hex')
    expect(headers['plainwire-signature']).toBe(`t=${SECONDS},v1=${expected}`)
  })

  test('has another signature with another secret, at another time and with another story', () => {
    const signatures = [
      message(kind),
      message(kind, { secret: 'other' }),
      message(kind, { now: new Date(NOW.getTime() + 1000) }),
      message(kind, { story: { headline: 'Bridge closes' } }),
    ].map(({ headers }) => headers['plainwire-signature']?.split('v1=')[1])
    expect(new Set(signatures).size).toBe(4)
  })

  test('has one name for each thing and story, at every attempt', () => {
    const nameOf = (over: Parameters<typeof message>[1]) => message(kind, over).headers['plainwire-delivery']
    expect(nameOf({})).toBe(`${THING_ID}.s1`)
    expect(nameOf({ now: new Date(0), label: 'Renamed' })).toBe(`${THING_ID}.s1`)
    expect(nameOf({ story: { id: 's2' } })).toBe(`${THING_ID}.s2`)
  })
})
