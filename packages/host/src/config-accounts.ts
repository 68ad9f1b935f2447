import { createPrivateKey } from 'node:crypto'
import type { AppleOptions, GoogleOptions } from '@plainwire/server'
import { z } from 'zod'
import { PAYMENT_SETTINGS, type PaymentConfig, paymentSettings, paymentsOf } from './config-payments.ts'

const empty = (value: unknown) => (value === '' ? undefined : value)
const MIN_SECRET = 32

function secretsOf(list: string, context: z.RefinementCtx): readonly [string, ...string[]] {
  const [first = '', ...others] = list.split(',').map((secret) => secret.trim())
  const secrets = [first, ...others] as const
  if (secrets.some(({ length }) => length < MIN_SECRET))
    context.addIssue(`each secret needs ${MIN_SECRET} characters or more`)
  return secrets
}

/** Whether Apple's tokens can be signed with it: said at start, not to the first reader who signs in. */
function isAppleKey(key: string | undefined): boolean {
  if (key === undefined) return true
  try {
    const { asymmetricKeyDetails } = createPrivateKey(key)
    return key.includes('BEGIN PRIVATE KEY') && asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    // Its words would show parts of the key.
    return false
  }
}

const text = z.preprocess(empty, z.string().max(5_000).optional())
/** On one line, as environments like it. */
const pem = text.transform((key) => key?.replaceAll('\\n', '\n'))
const issuer = (preset: string) => z.preprocess(empty, z.url({ protocol: /^https?$/ }).default(preset))

/** Settings of accounts. */
export const accountSettings = {
  /** What codes and tokens are kept safe with; several, comma-separated: the first makes, all are believed. */
  ACCOUNT_SECRET: z.preprocess(empty, z.string().transform(secretsOf).optional()),
  SMTP_URL: z.preprocess(empty, z.url({ protocol: /^smtps?$/ }).optional()),
  /** Name and address that mails come from. */
  MAIL_FROM: z.preprocess(empty, z.string().max(200).optional()),
  /** Who knows what readers have subscribed to. */
  BILLING: z.preprocess(empty, z.enum(['simulated', 'provider']).default('simulated')),
  ...paymentSettings,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: issuer('https://accounts.google.com'),
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  /** PKCS #8 as PEM, on one line with \\n where its lines end. */
  APPLE_PRIVATE_KEY: pem.refine(isAppleKey, 'must be the content of the .p8 file from Apple'),
  APPLE_ISSUER: issuer('https://appleid.apple.com'),
}

export interface AccountConfig {
  secrets: readonly [string, ...string[]] | undefined
  smtpUrl: string | undefined
  mailFrom: string
  billing: 'simulated' | 'provider'
  payments: PaymentConfig | undefined
  google: GoogleOptions | undefined
  apple: AppleOptions | undefined
}

type Settings = z.infer<z.ZodObject<typeof accountSettings>>

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

/** Settings that one provider needs together. */
const TOGETHER = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  PAYMENT_SETTINGS,
] as const

/** A line for each provider that is half set. */
export function accountProblems(settings: Settings): string[] {
  return TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => settings[name] === undefined)
    const isHalf = missing.length > 0 && missing.length < names.length
    return isHalf ? [`${missing.join(', ')}: ${names.join(', ')} need one another`] : []
  })
}

/** The accounts of a run. */
export function accountsOf(settings: Settings, contactEmail: string): AccountConfig {
  return {
    secrets: settings.ACCOUNT_SECRET,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `Plainwire <${contactEmail}>`,
    billing: settings.BILLING,
    payments: paymentsOf(settings),
    google: googleOf(settings),
    apple: appleOf(settings),
  }
}
