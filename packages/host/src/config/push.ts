import { z } from 'zod'

const empty = (value: unknown) => (value === '' ? undefined : value)
const key = (pattern: RegExp) => z.preprocess(empty, z.string().regex(pattern, 'is no such key').optional())

/** Settings of push messages, which bring breaking news to devices: the VAPID keys and the contact. */
export const pushSettings = {
  /** The public key: a P-256 point, base64url. */
  VAPID_PUBLIC_KEY: key(/^B[A-Za-z0-9_-]{86}$/),
  /** The private key: 32 bytes, base64url. */
  VAPID_PRIVATE_KEY: key(/^[A-Za-z0-9_-]{43}$/),
  /** The contact for push services: 'mailto:…' or 'https:…'. */
  VAPID_SUBJECT: z.preprocess(empty, z.url({ protocol: /^(mailto|https)$/ }).optional()),
}

type Settings = z.infer<z.ZodObject<typeof pushSettings>>

export interface PushConfig {
  keys: { publicKey: string; privateKey: string } | undefined
  subject: string
}

/** Returns a line if only one of the keys is set. */
export function findPushSettingsProblems({
  VAPID_PUBLIC_KEY: one,
  VAPID_PRIVATE_KEY: other,
}: Settings): string[] {
  return (one === undefined) === (other === undefined)
    ? []
    : ['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: the one needs the other']
}

/** Builds the settings of push messages from the environment variables. */
export function buildPushConfig(settings: Settings, contactEmail: string): PushConfig {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = settings
  return {
    keys: publicKey && privateKey ? { publicKey, privateKey } : undefined,
    subject: subject ?? `mailto:${contactEmail}`,
  }
}
