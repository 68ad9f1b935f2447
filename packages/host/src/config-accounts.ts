import { z } from 'zod'

const empty = (value: unknown) => (value === '' ? undefined : value)
const MIN_SECRET = 32

function secretsOf(list: string, context: z.RefinementCtx): readonly [string, ...string[]] {
  const [first = '', ...others] = list.split(',').map((secret) => secret.trim())
  const secrets = [first, ...others] as const
  if (secrets.some(({ length }) => length < MIN_SECRET))
    context.addIssue(`each secret needs ${MIN_SECRET} characters or more`)
  return secrets
}

/** Settings of accounts. */
export const accountSettings = {
  /** What codes and tokens are kept safe with; several, comma-separated: the first makes, all are believed. */
  ACCOUNT_SECRET: z.preprocess(empty, z.string().transform(secretsOf).optional()),
  SMTP_URL: z.preprocess(empty, z.url({ protocol: /^smtps?$/ }).optional()),
  /** Name and address that mails come from. */
  MAIL_FROM: z.preprocess(empty, z.string().max(200).optional()),
  /** Who knows what readers have subscribed to. */
  BILLING: z.preprocess(empty, z.enum(['simulated', 'provider']).default('simulated')),
}

export interface AccountConfig {
  secrets: readonly [string, ...string[]] | undefined
  smtpUrl: string | undefined
  mailFrom: string
  billing: 'simulated' | 'provider'
}

/** The accounts of a run. */
export function accountsOf(
  settings: z.infer<z.ZodObject<typeof accountSettings>>,
  contactEmail: string,
): AccountConfig {
  return {
    secrets: settings.ACCOUNT_SECRET,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `Plainwire <${contactEmail}>`,
    billing: settings.BILLING,
  }
}
