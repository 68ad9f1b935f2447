import type { StoryTextContent } from '@plainwire/domain/story'
import { describe, expect, test } from 'vitest'
import { createTestHttpClient } from '../1-gather/http/testing.ts'
import { createMemoryTranslationCache, type TranslatorChoice } from '../5-translate/index.ts'
import { startTestService, type TestRequestHandler } from '../testing/service.ts'
import { TEST_NOW, testNewsroomData } from './newsroom.fixture.ts'
import { createNewsroomTranslator } from './outside.ts'

const DUTCH: Record<string, string> = {
  'Six dead in Beira': 'Zes doden in Beira',
  'The mayor said 14,800 people had left their homes.':
    'De burgemeester zei dat 14.800 mensen hun huis hadden verlaten.',
  'Six people died when the dyke broke in Beira on Friday.':
    'Zes mensen kwamen om toen de dijk in Beira vrijdag brak.',
}
const TEXT: StoryTextContent = {
  headline: 'Six dead in Beira',
  subHeadline: '',
  description: '',
  sentences: Object.keys(DUTCH)
    .slice(1)
    .map((text, index) => ({
      text,
      evidence: [{ articleId: `a${index}`, field: 'text', start: 0, end: 9 }],
    })),
  headlineFrom: 'a0',
}
const limits = { charactersPerDay: 10_000, charactersPerMonth: 20_000, gapMs: 0, editionMs: 60_000 }
const dutch = (texts: readonly string[]) => texts.map((text) => DUTCH[text] ?? text)

interface Told {
  q?: string[]
  text?: string[]
  messages?: { content: string }[]
}
/** For each translation service: gets the texts of a request, and builds a response with translations. */
const SPOKEN = {
  libretranslate: {
    requests: (json: Told) => json.q ?? [],
    answer: (texts: string[]) => ({ translatedText: texts }),
  },
  deepl: {
    requests: (json: Told) => json.text ?? [],
    answer: (texts: string[]) => ({ translations: texts.map((text) => ({ text })) }),
  },
  openai: {
    requests: (json: Told): string[] => JSON.parse(json.messages?.[1]?.content ?? '{}').texts,
    answer: (texts: string[]) => ({
      choices: [{ message: { content: JSON.stringify({ translations: texts }) } }],
    }),
  },
}
type Kind = keyof typeof SPOKEN

function choiceOf(kind: Kind, url: string): TranslatorChoice {
  if (kind === 'openai') return { kind, url: `${url}/v1`, model: 'small', key: 'secret' }
  return { kind, url, key: 'secret' }
}

async function translatorFor(
  kind: Kind,
  answering: TestRequestHandler,
  parts: {
    shelf?: ReturnType<typeof createMemoryTranslationCache>
    now?: () => Date
    limits?: Partial<typeof limits>
    totalMs?: number
  } = {},
) {
  const service = await startTestService(answering, parts.totalMs)
  const { http, wait, log } = service
  const translator = createNewsroomTranslator(testNewsroomData, {
    choice: choiceOf(kind, service.origin),
    http,
    wait,
    log,
    shelf: parts.shelf ?? createMemoryTranslationCache(),
    limits: { ...limits, ...parts.limits },
    now: parts.now ?? (() => TEST_NOW),
  })
  return { ...service, translator }
}

const good =
  (kind: Kind, change: (texts: string[]) => string[] = (texts) => texts): TestRequestHandler =>
  ({ json }) => ({ json: SPOKEN[kind].answer(change(dutch(SPOKEN[kind].requests(json as Told)))) })

describe.each(['libretranslate', 'deepl', 'openai'] as const)('B7 the translator %s', (kind) => {
  test('gives a checked text with the evidence of its source', async () => {
    const { translator, requests } = await translatorFor(kind, good(kind))
    const text = await translator.translate(TEXT, 'en', 'nl')
    expect(text).toMatchObject({
      state: 'checked',
      headline: 'Zes doden in Beira',
      checked: { passed: 2, total: 2 },
    })
    expect(text?.sentences[1]?.evidence).toEqual(TEXT.sentences[1]?.evidence)
    expect(requests).toHaveLength(1)
    expect(JSON.stringify([requests[0]?.headers.authorization, requests[0]?.json])).toContain('secret')
  })

  test('a sentence with another number is left out, and the text is no longer called checked', async () => {
    const wrong = (texts: string[]) => texts.map((text) => text.replace('14.800', '18.400'))
    const { translator } = await translatorFor(kind, good(kind, wrong))
    const text = await translator.translate(TEXT, 'en', 'nl')
    expect(text).toMatchObject({ state: 'machine', checked: { passed: 1, total: 2 } })
    expect(text?.removed?.[0]?.reason).toMatch(/number: 14,800/)
    expect(text?.description).not.toContain('18.400')
  })

  test('another name is detected: machine', async () => {
    const wrong = (texts: string[]) => texts.map((text) => text.replace('dijk in Beira', 'dijk in Maputo'))
    const { translator } = await translatorFor(kind, good(kind, wrong))
    expect(await translator.translate(TEXT, 'en', 'nl')).toMatchObject({ state: 'machine' })
  })

  test('what comes back in the wrong language is not published', async () => {
    const { translator } = await translatorFor(kind, ({ json }) => ({
      json: SPOKEN[kind].answer([...SPOKEN[kind].requests(json as Told)]),
    }))
    expect(await translator.translate(TEXT, 'en', 'nl')).toBeUndefined()
  })

  test.each<[string, TestRequestHandler]>([
    [
      'too few texts',
      ({ json }) => ({ json: SPOKEN[kind].answer(SPOKEN[kind].requests(json as Told).slice(1)) }),
    ],
    ['HTML', () => ({ body: '<html><h1>Sign in</h1>' })],
    ['nothing in JSON', () => ({ json: {} })],
    ['a huge answer', () => ({ body: 'x'.repeat(2_000_000) })],
    ['a redirect', () => ({ status: 307, headers: { location: 'http://127.0.0.1:1/' }, json: {} })],
    ['no key', () => ({ status: 403, json: {} })],
    ['its quota is used up', () => ({ status: 456, json: {} })],
  ])('answers with %s: the text is missing, and the request isn’t repeated', async (_name, answering) => {
    const { translator, requests } = await translatorFor(kind, answering)
    expect(await translator.translate(TEXT, 'en', 'nl')).toBeUndefined()
    expect(requests).toHaveLength(1)
  })

  test('is busy: the request is repeated after the requested time', async () => {
    const { translator, waits } = await translatorFor(kind, (requests, count) =>
      count === 1 ? { status: 429, headers: { 'retry-after': '3' }, json: {} } : good(kind)(requests, count),
    )
    expect(await translator.translate(TEXT, 'en', 'nl')).toMatchObject({ state: 'checked' })
    expect(waits).toEqual([3000])
  })

  test('is broken: a request is sent three times, and none after four such stories', async () => {
    const { translator, requests } = await translatorFor(kind, () => ({ status: 503, json: {} }))
    for (let story = 0; story < 6; story++) await translator.translate(TEXT, 'en', 'nl')
    expect(requests).toHaveLength(12)
    expect(translator.isOpen?.()).toBe(false)
  })

  test('does not answer in time: the text is missing', async () => {
    const { translator } = await translatorFor(kind, () => undefined, { totalMs: 100 })
    expect(await translator.translate(TEXT, 'en', 'nl')).toBeUndefined()
  })
})

test('a translator that is not there costs a text, never more', async () => {
  const translator = createNewsroomTranslator(testNewsroomData, {
    choice: { kind: 'libretranslate', url: 'http://127.0.0.1:9' },
    http: createTestHttpClient(['http://127.0.0.1:9']),
    wait: async () => undefined,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    shelf: createMemoryTranslationCache(),
    limits,
    now: () => TEST_NOW,
  })
  expect(await translator.translate(TEXT, 'en', 'nl')).toBeUndefined()
})

test('B7 what was paid for is not paid for twice', async () => {
  const shelf = createMemoryTranslationCache()
  const first = await translatorFor('deepl', good('deepl'), { shelf })
  await first.translator.translate(TEXT, 'en', 'nl')
  await first.translator.translate({ ...TEXT, subHeadline: TEXT.headline }, 'en', 'nl')
  const second = await translatorFor('deepl', good('deepl'), { shelf })
  expect(await second.translator.translate(TEXT, 'en', 'nl')).toMatchObject({ state: 'checked' })
  expect([first.requests.length, second.requests.length]).toEqual([1, 0])
})

test.each([
  ['a day’s', { charactersPerDay: 130 }],
  ['a month’s', { charactersPerMonth: 130 }],
])('the budget: beyond %s characters no request is sent', async (_name, budget) => {
  const shelf = createMemoryTranslationCache()
  const { translator, requests } = await translatorFor('deepl', good('deepl'), { shelf, limits: budget })
  expect(await translator.translate(TEXT, 'en', 'nl')).toMatchObject({ state: 'checked' })
  const other = { ...TEXT, headline: 'Nine dead in Beira' }
  expect(await translator.translate(other, 'en', 'nl')).toBeUndefined()
  expect(requests).toHaveLength(1)
})

test('an edition has so much time for translation, and the next has it again', async () => {
  let ms = TEST_NOW.getTime()
  const { translator, requests } = await translatorFor('deepl', good('deepl'), { now: () => new Date(ms) })
  ms += limits.editionMs
  expect(await translator.translate(TEXT, 'en', 'nl')).toBeUndefined()
  expect(translator.isOpen?.()).toBe(false)
  translator.startEdition?.()
  expect(await translator.translate(TEXT, 'en', 'nl')).toBeDefined()
  expect(requests).toHaveLength(1)
})

test('a text of several sentences preserves its paragraphs', async () => {
  const text = Object.keys(DUTCH).slice(1).join('\n\n')
  const { translator } = await translatorFor('libretranslate', good('libretranslate'))
  expect(await translator.translateText?.(text, 'en', 'nl')).toEqual({
    text: Object.values(DUTCH).slice(1).join('\n\n'),
    state: 'checked',
  })
})
