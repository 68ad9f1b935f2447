import { generateKeyPairSync } from 'node:crypto'
import { FeatureFlags } from '@plainwire/domain/contract'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: undefined,
    content: 'auto',
    samplePort: 8081,
    editionMinutes: 5,
    maxWordsPerPublisher: 75,
  })
})

test('RO-02 the flags have the specification’s defaults but for related stories and accounts, which are here, and each can be switched by FEATURES', () => {
  expect(readConfig({ FEATURES: '-related, -sign-in' }).flags).toEqual(FeatureFlags.parse({}))
  expect(readConfig({}).flags).toEqual({
    ads: false,
    signIn: true,
    share: true,
    related: true,
    aboutStory: true,
    debug20: false,
    offline: true,
  })
  const flags = readConfig({ FEATURES: 'ads, sign-in,-share,related,-about-story,debug-20,-offline' }).flags
  expect(flags).toEqual({
    ads: true,
    signIn: true,
    share: false,
    related: true,
    aboutStory: false,
    debug20: true,
    offline: false,
  })
})

test('every bad value is named at once', () => {
  const read = () =>
    readConfig({ PORT: '99999', PLAINWIRE_CONTENT: 'some', FEATURES: 'jetpack', DATABASE_URL: 'mysql://x' })
  expect(read).toThrow(/PORT.*DATABASE_URL.*PLAINWIRE_CONTENT.*jetpack/s)
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['0', 0],
  ['250', 250],
])('the limit of the event loop’s delay is the server’s own unless it is set: %s', (value, expected) => {
  expect(readConfig({ MAX_EVENT_LOOP_DELAY_MS: value }).maxEventLoopDelayMs).toBe(expected)
})

test('proxies in front are believed only where they are named', () => {
  expect(readConfig({}).trustedProxies).toEqual([])
  const named = readConfig({ TRUST_PROXY: '10.0.0.0/8, 192.0.2.7' })
  expect(named.trustedProxies).toEqual(['10.0.0.0/8', '192.0.2.7'])
  expect(() => readConfig({ TRUST_PROXY: 'balancer' })).toThrow(/TRUST_PROXY.*is no address or network/)
})

test('a public address loses its trailing slash, an empty value counts as missing', () => {
  expect(readConfig({ PUBLIC_URL: 'https://news.example/' }).publicUrl).toBe('https://news.example')
  expect(readConfig({ PUBLIC_URL: '', PORT: '' })).toMatchObject({ publicUrl: undefined, port: 8080 })
})

test('B7 a translator and a model are chosen by name, and their missing settings are reported', () => {
  expect(readConfig({})).toMatchObject({ translator: undefined, writer: undefined })
  const deepl = readConfig({ TRANSLATOR: 'deepl', TRANSLATOR_KEY: 'k:fx' }).translator
  expect(deepl).toEqual({
    choice: { kind: 'deepl', url: 'https://api-free.deepl.com', key: 'k:fx' },
    charactersPerDay: 50_000,
    charactersPerMonth: 500_000,
  })
  expect(() => readConfig({ TRANSLATOR: 'openai', TRANSLATOR_URL: 'http://127.0.0.1:9/v1' })).toThrow(
    /TRANSLATOR_MODEL/,
  )
  expect(() => readConfig({ TRANSLATOR: 'libretranslate', WRITER_URL: 'http://127.0.0.1:9/v1' })).toThrow(
    /TRANSLATOR_URL.*WRITER_MODEL/,
  )
  expect(() => readConfig({ TRANSLATOR: 'google' })).toThrow(/TRANSLATOR/)
})

test.each([
  ['https://models.example/v1', 50_000, 500_000],
  ['http://10.0.0.4:5000', 50_000, 500_000],
  ['http://127.0.0.1:5000', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ['http://localhost:5000', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ['http://[::1]:5000', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ['http://localhost.evil.example:5000', 50_000, 500_000],
])(
  'B7 a translator at %s may be sent %d characters a day unless a limit is set',
  (url, charactersPerDay, charactersPerMonth) => {
    const settings = { TRANSLATOR: 'libretranslate', TRANSLATOR_URL: url }
    expect(readConfig(settings).translator).toMatchObject({ charactersPerDay, charactersPerMonth })
    const limits = { TRANSLATOR_DAILY_CHARACTERS: '7', TRANSLATOR_MONTHLY_CHARACTERS: 'none' }
    expect(readConfig({ ...settings, ...limits }).translator).toMatchObject({
      charactersPerDay: 7,
      charactersPerMonth: Number.POSITIVE_INFINITY,
    })
  },
)

test('B1 a model has daily limits, one on this machine has none', () => {
  const settings = { WRITER_URL: 'https://models.example/v1', WRITER_MODEL: 'small' }
  expect(readConfig(settings).writer).toEqual({
    url: settings.WRITER_URL,
    model: 'small',
    key: undefined,
    budget: { storiesPerDay: 400, tokensPerDay: 2_000_000 },
    timeoutMs: 120_000,
  })
  const local = { ...settings, WRITER_URL: 'http://127.0.0.1:11434' }
  expect(readConfig(local).writer?.budget).toEqual({ storiesPerDay: undefined, tokensPerDay: undefined })
  const set = { WRITER_DAILY_STORIES: '9', WRITER_DAILY_TOKENS: 'none', WRITER_TIMEOUT_SECONDS: '600' }
  expect(readConfig({ ...settings, ...set }).writer).toMatchObject({
    budget: { storiesPerDay: 9, tokensPerDay: undefined },
    timeoutMs: 600_000,
  })
  expect(() => readConfig({ ...settings, WRITER_DAILY_STORIES: 'many' })).toThrow(/WRITER_DAILY_STORIES/)
})

test('a checking model is off unless an address is set, and has a name by default', () => {
  expect(readConfig({ CHECKER_URL: '' }).checker).toBeUndefined()
  expect(readConfig({ CHECKER_URL: 'http://127.0.0.1:11434' }).checker).toEqual({
    url: 'http://127.0.0.1:11434',
    model: 'bespoke-minicheck',
    key: undefined,
  })
})

test('an embedding model is off unless a folder or an endpoint with a model is named', () => {
  expect(readConfig({ EMBEDDING_MODEL: '' }).embedding).toBeUndefined()
  expect(readConfig({ EMBEDDING_MODEL: '/srv/model' }).embedding).toEqual({
    kind: 'folder',
    folder: '/srv/model',
    file: undefined,
    pooling: undefined,
    prefix: undefined,
  })
  const url = 'http://127.0.0.1:11434/api/embed'
  const endpoint = { EMBEDDING_URL: url, EMBEDDING_MODEL: 'bge-m3', EMBEDDING_PREFIX: 'query: ' }
  expect(readConfig(endpoint).embedding).toEqual({
    kind: 'endpoint',
    url,
    model: 'bge-m3',
    key: undefined,
    prefix: 'query: ',
  })
})

test('how a model in a folder is used can be set, and a prefix switched off', () => {
  const settings = {
    EMBEDDING_MODEL: '/srv/model',
    EMBEDDING_MODEL_FILE: 'model_int8.onnx',
    EMBEDDING_POOLING: 'cls',
    EMBEDDING_PREFIX: 'none',
  }
  expect(readConfig(settings).embedding).toMatchObject({
    file: 'model_int8.onnx',
    pooling: 'cls',
    prefix: '',
  })
  expect(() => readConfig({ ...settings, EMBEDDING_POOLING: 'best' })).toThrow(/EMBEDDING_POOLING/)
})

test.each([
  [{ EMBEDDING_URL: 'http://127.0.0.1:9/v1' }, /EMBEDDING_URL: EMBEDDING_MODEL must name/],
  [{ EMBEDDING_URL: 'ftp://models.example', EMBEDDING_MODEL: 'm' }, /EMBEDDING_URL/],
  [{ EMBEDDING_MODEL: '/srv/model', EMBEDDING_KEY: 'k' }, /EMBEDDING_KEY: there is no EMBEDDING_URL/],
  [
    { EMBEDDING_URL: 'http://127.0.0.1:9/v1', EMBEDDING_MODEL: 'm', EMBEDDING_POOLING: 'cls' },
    /EMBEDDING_POOLING/,
  ],
  [{ EMBEDDING_PREFIX: 'query: ' }, /EMBEDDING_PREFIX/],
])('settings of an embedding model that can have no effect are named: %j', (settings, problem) => {
  expect(() => readConfig(settings)).toThrow(problem)
})

function keyOnOneLine(namedCurve = 'P-256'): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim().replaceAll('\n', '\\n')
}

test('identity providers are used where all of their settings are there, and half of them are named', () => {
  expect(readConfig({}).accounts).toMatchObject({
    providers: { google: undefined, apple: undefined, oidc: undefined },
    billing: 'simulated',
  })
  const { google, apple } = readConfig({
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 's',
    APPLE_CLIENT_ID: 'web',
    APPLE_TEAM_ID: 'team',
    APPLE_KEY_ID: 'key',
    APPLE_PRIVATE_KEY: keyOnOneLine(),
    APPLE_ISSUER: 'http://127.0.0.1:9',
  }).accounts.providers
  expect(google).toEqual({ issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 's' })
  expect(apple).toMatchObject({ issuer: 'http://127.0.0.1:9', clientId: 'web', teamId: 'team', keyId: 'key' })
  expect(apple?.privateKey.split('\n')).toHaveLength(5)
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team' })).toThrow(
    /GOOGLE_CLIENT_SECRET.*APPLE_CLIENT_ID/,
  )
})

test.each([
  ['no key', '-----BEGIN PRIVATE KEY-----\\nAA\\n-----END PRIVATE KEY-----'],
  ['a file name', 'AuthKey_ABC.p8'],
  ['a key of another curve', keyOnOneLine('P-384')],
])('a key for Apple that is %s is reported at start, without its text', (_name, key) => {
  const read = () => readConfig({ APPLE_PRIVATE_KEY: key })
  expect(read).toThrow(/APPLE_PRIVATE_KEY: must be the content of the \.p8 file from Apple/)
  expect(read).not.toThrow(key.slice(-20))
})

test('the keys of breaking news are named together, and whom a push service may write to', () => {
  expect(readConfig({ CONTACT_EMAIL: 'desk@news.example' }).push).toEqual({
    keys: undefined,
    subject: 'mailto:desk@news.example',
  })
  const keys = { VAPID_PUBLIC_KEY: `B${'A'.repeat(86)}`, VAPID_PRIVATE_KEY: 'A'.repeat(43) }
  expect(readConfig({ ...keys, VAPID_SUBJECT: 'https://news.example' }).push).toEqual({
    keys: { publicKey: keys.VAPID_PUBLIC_KEY, privateKey: keys.VAPID_PRIVATE_KEY },
    subject: 'https://news.example',
  })
  expect(() => readConfig({ VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY })).toThrow(/the one needs the other/)
  expect(() => readConfig({ ...keys, VAPID_PRIVATE_KEY: 'short' })).toThrow(/VAPID_PRIVATE_KEY/)
})
