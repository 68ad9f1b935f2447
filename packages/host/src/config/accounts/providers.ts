import { createPrivateKey } from 'node:crypto'
import type { AppleOptions, GoogleOptions, OidcOptions } from '@plainwire/server'
import { z } from 'zod'
import { isLoopback } from '../metrics.ts'

const empty = (value: unknown) => (value === '' ? undefined : value)

/**
 * Whether a private key can sign tokens for Apple. Checked at the start, so that the first sign-in can't fail
 * for this reason.
 */
function isAppleKey(key: string | undefined): boolean {
  if (key === undefined) return true
  try {
    const { asymmetricKeyDetails } = createPrivateKey(key)
    return key.includes('BEGIN PRIVATE KEY') && asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    // The error isn't passed on, because its message would show parts of the key.
    return false
  }
}

const text = z.preprocess(empty, z.string().max(5_000).optional())
/** A PEM text given on one line, with `\n` for line breaks, as is usual in environment variables. */
const pem = text.transform((key) => key?.replaceAll('\\n', '\n'))
const issuer = (preset: string) => z.preprocess(empty, z.url({ protocol: /^https?$/ }).default(preset))

/** Whether a provider's answers are safe from alteration in transit: over https, or from this machine. */
function isTrustworthy(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || isLoopback(hostname)
}

/** Settings of the identity providers that readers may sign in with. */
export const providerSettings = {
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: issuer('https://accounts.google.com'),
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  /** The private key for Apple: PKCS #8 as PEM, on one line with `\n` for line breaks. */
  APPLE_PRIVATE_KEY: pem.refine(isAppleKey, 'must be the content of the .p8 file from Apple'),
  APPLE_ISSUER: issuer('https://appleid.apple.com'),
  /**
   * The issuer URL of the OpenID Connect provider. The discovery document is at this URL followed by
   * /.well-known/openid-configuration.
   */
  OIDC_ISSUER: z.preprocess(
    empty,
    z
      .url({ protocol: /^https?$/ })
      .refine(isTrustworthy, 'must begin with https://')
      .optional(),
  ),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  /** The provider's name, as shown to readers. */
  OIDC_NAME: z.preprocess(empty, z.string().trim().min(1).max(40).optional()),
  OIDC_CLIENT_AUTH: z.preprocess(empty, z.enum(['basic', 'post']).optional()),
}

type Settings = z.infer<z.ZodObject<typeof providerSettings>>

/** Groups of identity provider settings. Within a group, all settings must be set or none. */
export const PROVIDER_SETTING_GROUPS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
] as const

/** The configured identity providers. */
export interface ProviderConfig {
  google: GoogleOptions | undefined
  apple: AppleOptions | undefined
  /** @property name the provider's name, as shown to readers */
  oidc: (OidcOptions & { name: string }) | undefined
}

/** Returns a line for each of OIDC_NAME and OIDC_CLIENT_AUTH that is set although OIDC_ISSUER isn't. */
export function findSignInProviderProblems(settings: Settings): string[] {
  if (settings.OIDC_ISSUER !== undefined) return []
  const names = (['OIDC_NAME', 'OIDC_CLIENT_AUTH'] as const).filter((name) => settings[name] !== undefined)
  return names.map((name) => `${name}: there is no OIDC_ISSUER that it could be about`)
}

function googleOf(settings: Settings): GoogleOptions | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: url } = settings
  return clientId && clientSecret ? { issuer: url, clientId, clientSecret } : undefined
}

function appleOf(settings: Settings): AppleOptions | undefined {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId } = settings
  const { APPLE_PRIVATE_KEY: privateKey } = settings
  const isWhole = clientId && teamId && keyId && privateKey
  return isWhole ? { issuer: settings.APPLE_ISSUER, clientId, teamId, keyId, privateKey } : undefined
}

function oidcOf(settings: Settings): ProviderConfig['oidc'] {
  const { OIDC_ISSUER: url, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings
  if (!url || !clientId || !clientSecret) return undefined
  const { OIDC_NAME: name = new URL(url).hostname, OIDC_CLIENT_AUTH: clientAuth } = settings
  return { issuer: url, clientId, clientSecret, name, clientAuth }
}

/** Returns the identity providers that are configured. */
export function buildProviderConfig(settings: Settings): ProviderConfig {
  return { google: googleOf(settings), apple: appleOf(settings), oidc: oidcOf(settings) }
}
