import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildServiceConfig, serviceSettings } from './services.ts'

const Settings = z.object(serviceSettings)
const build = (environment: Record<string, string>) => buildServiceConfig(Settings.parse(environment))
const refused = (environment: Record<string, string>) =>
  Settings.safeParse(environment).error?.issues.map(({ path }) => path.join('.'))

const OPENAI = {
  TRANSLATOR: 'openai',
  TRANSLATOR_URL: 'https://models.example/v1',
  TRANSLATOR_MODEL: 'small',
}
const WRITER = { WRITER_URL: 'https://models.example/v1', WRITER_MODEL: 'small' }

describe('the translator', () => {
  test('is none unless one is chosen, whatever else is set', () => {
    const { TRANSLATOR: _, ...others } = OPENAI
    expect(build(others)).toMatchObject({ translator: undefined, problems: [] })
  })

  test.each([
    ['key:fx', undefined, 'https://api-free.deepl.com'],
    ['key', undefined, 'https://api.deepl.com'],
    ['key:fx:paid', undefined, 'https://api.deepl.com'],
    ['key:fx', 'https://own.example', 'https://own.example'],
  ])('DeepL with the key %s and the address %s is at %s', (key, given, url) => {
    const { translator } = build({ TRANSLATOR: 'deepl', TRANSLATOR_KEY: key, TRANSLATOR_URL: given ?? '' })
    expect(translator?.choice).toEqual({ kind: 'deepl', url, key })
  })

  test('of a model has its name and may have no key, and LibreTranslate needs no model', () => {
    expect(build(OPENAI).translator?.choice).toEqual({
      kind: 'openai',
      url: 'https://models.example/v1',
      model: 'small',
      key: undefined,
    })
    const libre = { TRANSLATOR: 'libretranslate', TRANSLATOR_URL: 'https://t.example', TRANSLATOR_KEY: 'k' }
    expect(build(libre).translator?.choice).toEqual({
      kind: 'libretranslate',
      url: 'https://t.example',
      key: 'k',
    })
  })

  test.each([
    [{ TRANSLATOR: 'deepl' }, 'TRANSLATOR_KEY: deepl needs a key'],
    [{ TRANSLATOR: 'deepl', TRANSLATOR_KEY: '' }, 'TRANSLATOR_KEY: deepl needs a key'],
    [{ TRANSLATOR: 'libretranslate' }, 'TRANSLATOR_URL: libretranslate needs an address'],
    [{ ...OPENAI, TRANSLATOR_URL: '' }, 'TRANSLATOR_URL: openai needs an address'],
    [{ ...OPENAI, TRANSLATOR_MODEL: '' }, 'TRANSLATOR_MODEL: openai needs the name of a model'],
  ])('that lacks a setting is none, with one line about it: %j', (settings, problem) => {
    expect(build(settings)).toMatchObject({ translator: undefined, problems: [problem] })
  })

  test('may be limited to nothing at all, also on this machine', () => {
    const limits = { TRANSLATOR_DAILY_CHARACTERS: '0', TRANSLATOR_MONTHLY_CHARACTERS: '0' }
    for (const url of ['https://models.example', 'http://127.0.0.1:5000'])
      expect(build({ ...OPENAI, TRANSLATOR_URL: url, ...limits }).translator).toMatchObject({
        charactersPerDay: 0,
        charactersPerMonth: 0,
      })
  })

  test('has the limit of the day and that of the month each for itself', () => {
    expect(build({ ...OPENAI, TRANSLATOR_DAILY_CHARACTERS: '7' }).translator).toMatchObject({
      charactersPerDay: 7,
      charactersPerMonth: 500_000,
    })
    expect(build({ ...OPENAI, TRANSLATOR_MONTHLY_CHARACTERS: '9' }).translator).toMatchObject({
      charactersPerDay: 50_000,
      charactersPerMonth: 9,
    })
  })
})

describe('the limits of a service', () => {
  test.each([
    ['http://127.9.9.9', true],
    ['http://model.localhost:8000', true],
    ['http://LOCALHOST', true],
    ['http://128.0.0.1', false],
    ['http://127.0.0.1.example', false],
    ['http://notlocalhost', false],
    ['http://[::2]', false],
  ])('at %s are none by default because it is on this machine: %s', (url, isLocal) => {
    const { writer } = build({ ...WRITER, WRITER_URL: url })
    const budget = isLocal
      ? { storiesPerDay: undefined, tokensPerDay: undefined }
      : { storiesPerDay: 400, tokensPerDay: 2_000_000 }
    expect(writer?.budget).toEqual(budget)
  })

  test('on this machine hold where they are set', () => {
    const local = { ...WRITER, WRITER_URL: 'http://[::1]:11434', WRITER_DAILY_TOKENS: '500' }
    expect(build(local).writer?.budget).toEqual({ storiesPerDay: undefined, tokensPerDay: 500 })
  })

  test.each(['-1', '1.5', 'all'])('are refused if they are %s', (limit) => {
    expect(refused({ WRITER_DAILY_STORIES: limit })).toEqual(['WRITER_DAILY_STORIES'])
  })
})

describe('the writing model', () => {
  test.each([
    [{ WRITER_URL: WRITER.WRITER_URL }],
    [{ WRITER_MODEL: WRITER.WRITER_MODEL }],
    [{ ...WRITER, WRITER_MODEL: '' }],
  ])('needs an address and a name: %j', (settings) => {
    expect(build(settings)).toMatchObject({
      writer: undefined,
      problems: ['WRITER_URL and WRITER_MODEL: the one needs the other'],
    })
  })

  test.each([
    ['5', 5_000],
    ['900', 900_000],
  ])('may take %s seconds for an answer', (seconds, timeoutMs) => {
    expect(build({ ...WRITER, WRITER_TIMEOUT_SECONDS: seconds }).writer?.timeoutMs).toBe(timeoutMs)
  })

  test.each(['4', '901', '10.5'])('may not take %s seconds', (seconds) => {
    expect(refused({ WRITER_TIMEOUT_SECONDS: seconds })).toEqual(['WRITER_TIMEOUT_SECONDS'])
  })
})

test('the checking model is the one that is named, with its key', () => {
  const settings = { CHECKER_URL: 'https://c.example', CHECKER_MODEL: 'mine', CHECKER_KEY: 'k' }
  expect(build(settings).checker).toEqual({ url: 'https://c.example', model: 'mine', key: 'k' })
  expect(build({ CHECKER_MODEL: 'mine', CHECKER_KEY: 'k' }).checker).toBeUndefined()
})

test('every problem has a line of its own', () => {
  expect(build({ TRANSLATOR: 'deepl', WRITER_MODEL: 'small' }).problems).toHaveLength(2)
})

test.each([
  ['TRANSLATOR_URL', 'ftp://models.example'],
  ['WRITER_URL', 'models.example'],
  ['CHECKER_URL', 'file:///etc/passwd'],
  ['TRANSLATOR', 'DeepL'],
])('%s=%s is refused', (name, value) => {
  expect(refused({ [name]: value })).toEqual([name])
})
