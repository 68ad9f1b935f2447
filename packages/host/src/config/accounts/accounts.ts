import type { SignUpRule } from '@plainwire/domain/reader'
import { z } from 'zod'
import { buildPaymentConfig, PAYMENT_SETTING_NAMES, type PaymentConfig, paymentSettings } from './payments.ts'
import {
  buildProviderConfig,
  findSignInProviderProblems,
  PROVIDER_SETTING_GROUPS,
  type ProviderConfig,
  providerSettings,
} from './providers.ts'
import { buildSignUpRule, findSignUpSettingsProblems, signUpSettings } from './sign-up.ts'

const empty = (value: unknown) => (value === '' ? undefined : value)
const MIN_SECRET = 32

function secretsOf(list: string, context: z.RefinementCtx): readonly [string, ...string[]] {
  const [first = '', ...others] = list.split(',').map((secret) => secret.trim())
  const secrets = [first, ...others] as const
  if (secrets.some(({ length }) => length < MIN_SECRET))
    context.addIssue(`each secret needs ${MIN_SECRET} characters or more`)
  return secrets
}

/** The settings of accounts, by the names of their environment variables. */
export const accountSettings = {
  /**
   * The secrets that protect sign-in codes and tokens, comma-separated. The first one is used for signing;
   * tokens signed with any of them are accepted.
   */
  ACCOUNT_SECRET: z.preprocess(empty, z.string().transform(secretsOf).optional()),
  SMTP_URL: z.preprocess(empty, z.url({ protocol: /^smtps?$/ }).optional()),
  /** The sender of mails: name and address. */
  MAIL_FROM: z.preprocess(empty, z.string().max(200).optional()),
  /** Whether subscriptions are simulated or paid through the payment provider. */
  BILLING: z.preprocess(empty, z.enum(['simulated', 'provider']).default('simulated')),
  ...paymentSettings,
  ...providerSettings,
  ...signUpSettings,
}

export interface AccountConfig {
  secrets: readonly [string, ...string[]] | undefined
  smtpUrl: string | undefined
  mailFrom: string
  billing: 'simulated' | 'provider'
  payments: PaymentConfig | undefined
  providers: ProviderConfig
  signUp: SignUpRule
}

type Settings = z.infer<z.ZodObject<typeof accountSettings>>

/** Groups of account settings. Within a group, all settings must be set or none. */
const TOGETHER = [...PROVIDER_SETTING_GROUPS, PAYMENT_SETTING_NAMES] as const

/** Returns a line for each setting that contradicts another, or needs another that is missing. */
export function findAccountSettingsProblems(settings: Settings): string[] {
  const halves = TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => settings[name] === undefined)
    const isHalf = missing.length > 0 && missing.length < names.length
    return isHalf ? [`${missing.join(', ')}: ${names.join(', ')} need one another`] : []
  })
  return [...halves, ...findSignInProviderProblems(settings), ...findSignUpSettingsProblems(settings)]
}

/** Builds the account settings from the environment variables. */
export function buildAccountConfig(settings: Settings, contactEmail: string): AccountConfig {
  return {
    secrets: settings.ACCOUNT_SECRET,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `Plainwire <${contactEmail}>`,
    billing: settings.BILLING,
    payments: buildPaymentConfig(settings),
    providers: buildProviderConfig(settings),
    signUp: buildSignUpRule(settings),
  }
}
