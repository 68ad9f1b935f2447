import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const OIDC = { OIDC_ISSUER: 'https://id.example.org/realm', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 's' }

describe('an OpenID Connect provider', () => {
  test('is used where issuer, client and secret are set, and is called by its host unless it has a name', () => {
    const { oidc } = readConfig(OIDC).accounts.providers
    expect(oidc).toEqual({
      issuer: OIDC.OIDC_ISSUER,
      clientId: 'id',
      clientSecret: 's',
      name: 'id.example.org',
      clientAuth: undefined,
    })
    const named = readConfig({ ...OIDC, OIDC_NAME: ' The Courier ', OIDC_CLIENT_AUTH: 'basic' })
    expect(named.accounts.providers.oidc).toMatchObject({ name: 'The Courier', clientAuth: 'basic' })
  })

  test.each([
    [{ OIDC_ISSUER: 'https://id.example.org' }, /OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: .+ need one another/],
    [{ OIDC_CLIENT_SECRET: 's' }, /OIDC_ISSUER, OIDC_CLIENT_ID: .+ need one another/],
    [{ OIDC_NAME: 'The Courier' }, /OIDC_NAME: there is no OIDC_ISSUER/],
    [{ OIDC_CLIENT_AUTH: 'post' }, /OIDC_CLIENT_AUTH: there is no OIDC_ISSUER/],
    [{ ...OIDC, OIDC_ISSUER: 'http://id.example.org' }, /OIDC_ISSUER: must begin with https/],
    [{ ...OIDC, OIDC_ISSUER: 'ldap://id.example.org' }, /OIDC_ISSUER/],
    [{ ...OIDC, OIDC_ISSUER: 'id.example.org' }, /OIDC_ISSUER/],
    [{ ...OIDC, OIDC_CLIENT_AUTH: 'none' }, /OIDC_CLIENT_AUTH/],
    [{ ...OIDC, OIDC_NAME: 'x'.repeat(41) }, /OIDC_NAME/],
  ])('%j is refused', (settings, words) => {
    expect(() => readConfig(settings)).toThrow(words)
  })

  test('on this machine may be asked without encryption', () => {
    const local = readConfig({ ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:9' })
    expect(local.accounts.providers.oidc?.issuer).toBe('http://127.0.0.1:9')
  })
})

describe('who gets an account', () => {
  test('is anybody unless it is set', () => {
    expect(readConfig({}).accounts.signUp).toEqual({ mode: 'open', domains: [] })
    expect(readConfig({ SIGN_UP: 'closed' }).accounts.signUp.mode).toBe('closed')
  })

  test('by domain is by domains in the form of mail servers, each once', () => {
    const settings = { SIGN_UP: 'domain', SIGN_UP_DOMAINS: '@Example.org, bücher.example,, example.org' }
    expect(readConfig(settings).accounts.signUp).toEqual({
      mode: 'domain',
      domains: ['example.org', 'xn--bcher-kva.example'],
    })
  })

  test.each([
    [{ SIGN_UP: 'friends' }, /SIGN_UP/],
    [{ SIGN_UP: 'domain' }, /SIGN_UP_DOMAINS: SIGN_UP=domain needs the domains/],
    [{ SIGN_UP: 'domain', SIGN_UP_DOMAINS: ' , ' }, /SIGN_UP_DOMAINS: SIGN_UP=domain needs/],
    [
      { SIGN_UP: 'domain', SIGN_UP_DOMAINS: '*.example.org' },
      /SIGN_UP_DOMAINS: '\*\.example\.org' is no domain/,
    ],
    [{ SIGN_UP: 'closed', SIGN_UP_DOMAINS: 'example.org' }, /SIGN_UP_DOMAINS: .+ SIGN_UP is closed/],
    [{ SIGN_UP_DOMAINS: 'example.org' }, /SIGN_UP_DOMAINS: .+ SIGN_UP is open/],
  ])('%j is refused', (settings, words) => {
    expect(() => readConfig(settings)).toThrow(words)
  })
})
