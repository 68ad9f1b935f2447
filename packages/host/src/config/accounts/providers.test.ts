import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildProviderConfig, findSignInProviderProblems, providerSettings } from './providers.ts'

const Settings = z.object(providerSettings)
const build = (environment: Record<string, string>) => buildProviderConfig(Settings.parse(environment))
const refused = (environment: Record<string, string>) =>
  Settings.safeParse(environment).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

function keyPem(type: 'pkcs8' | 'sec1'): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return privateKey.export({ type, format: 'pem' }).toString()
}

const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
const APPLE = {
  APPLE_CLIENT_ID: 'web',
  APPLE_TEAM_ID: 'team',
  APPLE_KEY_ID: 'key',
  APPLE_PRIVATE_KEY: keyPem('pkcs8'),
}
const OIDC = { OIDC_ISSUER: 'https://id.example.org/realm', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 's' }

test.each([
  ['google', GOOGLE],
  ['apple', APPLE],
  ['oidc', OIDC],
] as const)(
  '%s is configured with all of its settings only, and without those of others',
  (name, settings) => {
    expect(Object.entries(build(settings)).filter(([, about]) => about)).toEqual([[name, expect.anything()]])
    for (const missing of Object.keys(settings))
      expect(build({ ...settings, [missing]: '' })[name]).toBeUndefined()
  },
)

test('the addresses of Google and Apple are their own unless others are set', () => {
  expect(build({ ...GOOGLE, GOOGLE_ISSUER: '' }).google?.issuer).toBe('https://accounts.google.com')
  expect(build({ ...APPLE, APPLE_ISSUER: '' }).apple?.issuer).toBe('https://appleid.apple.com')
  expect(build({ ...GOOGLE, GOOGLE_ISSUER: 'https://g.example' }).google?.issuer).toBe('https://g.example')
})

describe('the key for Apple', () => {
  test('may be on one line or several, and is the same', () => {
    const oneLine = APPLE.APPLE_PRIVATE_KEY.replaceAll('\n', '\\n')
    expect(oneLine).not.toContain('\n')
    expect(build({ ...APPLE, APPLE_PRIVATE_KEY: oneLine }).apple?.privateKey).toBe(APPLE.APPLE_PRIVATE_KEY)
    expect(build(APPLE).apple?.privateKey).toBe(APPLE.APPLE_PRIVATE_KEY)
  })

  test('is refused in another form than that of Apple’s file, without being shown', () => {
    const key = keyPem('sec1')
    const message = 'APPLE_PRIVATE_KEY: must be the content of the .p8 file from Apple'
    expect(refused({ ...APPLE, APPLE_PRIVATE_KEY: key })).toEqual([message])
  })

  test('is refused if it is a public key', () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const key = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    expect(refused({ ...APPLE, APPLE_PRIVATE_KEY: key })).toHaveLength(1)
  })
})

describe('an OpenID Connect provider', () => {
  test('is called as it is named, or by its host', () => {
    expect(build(OIDC).oidc).toMatchObject({ issuer: OIDC.OIDC_ISSUER, name: 'id.example.org' })
    expect(build({ ...OIDC, OIDC_NAME: '  Town library ' }).oidc?.name).toBe('Town library')
  })

  test('gets our secret in the way that is set', () => {
    expect(build(OIDC).oidc?.clientAuth).toBeUndefined()
    expect(build({ ...OIDC, OIDC_CLIENT_AUTH: 'post' }).oidc?.clientAuth).toBe('post')
    expect(refused({ ...OIDC, OIDC_CLIENT_AUTH: 'none' })).toHaveLength(1)
  })

  test.each(['http://127.0.0.1:9', 'http://localhost:9', 'http://[::1]:9', 'https://id.example.org'])(
    'may be at %s',
    (issuer) => {
      expect(build({ ...OIDC, OIDC_ISSUER: issuer }).oidc?.issuer).toBe(issuer)
    },
  )

  test.each([
    ['http://id.example.org', 'must begin with https://'],
    ['http://127.0.0.1.example.org', 'must begin with https://'],
    ['http://10.0.0.1', 'must begin with https://'],
    ['ftp://localhost', ''],
    ['id.example.org', ''],
  ])('may not be at %s', (issuer, message) => {
    expect(refused({ ...OIDC, OIDC_ISSUER: issuer })?.[0]).toContain(`OIDC_ISSUER: ${message}`)
  })

  test.each([
    ['x'.repeat(40), true],
    ['x'.repeat(41), false],
    ['   ', false],
  ])('may be called %j: %s', (name, isAccepted) => {
    expect(refused({ ...OIDC, OIDC_NAME: name }) === undefined).toBe(isAccepted)
  })

  test('without its address has a line for each setting about it', () => {
    const problems = (environment: Record<string, string>) =>
      findSignInProviderProblems(Settings.parse(environment))
    const about = { OIDC_NAME: 'Library', OIDC_CLIENT_AUTH: 'basic' }
    expect(problems(about)).toEqual([
      'OIDC_NAME: there is no OIDC_ISSUER that it could be about',
      'OIDC_CLIENT_AUTH: there is no OIDC_ISSUER that it could be about',
    ])
    expect(problems({ OIDC_NAME: 'Library' })).toHaveLength(1)
    expect(problems({ ...about, ...OIDC })).toEqual([])
    expect(problems({})).toEqual([])
  })
})

test.each([
  [5_000, true],
  [5_001, false],
])('an id of %i characters is accepted: %s', (length, isAccepted) => {
  expect(refused({ GOOGLE_CLIENT_ID: 'x'.repeat(length) }) === undefined).toBe(isAccepted)
})
