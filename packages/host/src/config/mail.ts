import { createPrivateKey } from 'node:crypto'
import type { DkimOptions } from '@plainwire/post'
import type { MailBudget } from '@plainwire/store'
import { z } from 'zod'

const empty = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(empty, z.string().max(10_000).optional())
const count = (preset: number) => z.preprocess(empty, z.coerce.number().int().min(0).default(preset))

/** Settings of mails: limits for mails other than sign-in codes, and the DKIM signature of all mails. */
export const mailSettings = {
  /** The maximum numbers of mails per minute and per day, not counting sign-in codes; 0 per day for none. */
  MAIL_PER_MINUTE: count(600),
  MAIL_PER_DAY: count(20_000),
  MAIL_DKIM_DOMAIN: text,
  MAIL_DKIM_SELECTOR: text,
  /** The DKIM key as PEM on one line, with `\n` for line breaks. */
  MAIL_DKIM_KEY: text,
}

export interface MailConfig {
  budget: MailBudget
  dkim: DkimOptions | undefined
}

type Settings = z.infer<z.ZodObject<typeof mailSettings>>

const keyOf = ({ MAIL_DKIM_KEY: key }: Settings) => key?.replaceAll('\\n', '\n')

/**
 * Whether a key can sign mails. Only an RSA key can, because we sign with rsa-sha256 (RFC 6376) through
 * nodemailer.
 */
function isKey(key: string): boolean {
  try {
    return createPrivateKey(key).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** Returns a line if only some of the DKIM settings are set, or if the DKIM key is invalid. */
export function findMailSettingsProblems(settings: Settings): string[] {
  const names = ['MAIL_DKIM_DOMAIN', 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_KEY'] as const
  const missing = names.filter((name) => settings[name] === undefined)
  if (missing.length > 0)
    return missing.length < names.length
      ? [`${missing.join(', ')}: ${names.join(', ')} need one another`]
      : []
  return isKey(keyOf(settings) ?? '') ? [] : ['MAIL_DKIM_KEY: is no private RSA key as PEM']
}

/** Builds the mail settings from the environment variables. */
export function buildMailConfig(settings: Settings): MailConfig {
  const { MAIL_DKIM_DOMAIN: domain, MAIL_DKIM_SELECTOR: selector } = settings
  const privateKey = keyOf(settings)
  return {
    budget: { perMinute: settings.MAIL_PER_MINUTE, perDay: settings.MAIL_PER_DAY },
    dkim: domain && selector && privateKey ? { domain, selector, privateKey } : undefined,
  }
}
