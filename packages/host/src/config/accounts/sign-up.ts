import { SignUpMode } from '@plainwire/domain/contract'
import type { SignUpRule } from '@plainwire/domain/reader'
import { toAsciiDomain } from '@plainwire/server'
import { z } from 'zod'

const empty = (value: unknown) => (value === '' ? undefined : value)

function domainsOf(list: string, context: z.RefinementCtx): string[] {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return names.flatMap((name) => {
    const domain = toAsciiDomain(name.replace(/^@/, ''))
    if (domain === undefined) context.addIssue(`'${name}' is no domain`)
    return domain ?? []
  })
}

/** Settings about who may create an account. */
export const signUpSettings = {
  SIGN_UP: z.preprocess(empty, SignUpMode.default('open')),
  /** The mail domains that may sign up, comma-separated; their subdomains aren't included. */
  SIGN_UP_DOMAINS: z.preprocess(empty, z.string().default('').transform(domainsOf)),
}

type Settings = z.infer<z.ZodObject<typeof signUpSettings>>

/** Returns a line if the settings contradict each other. */
export function findSignUpSettingsProblems({ SIGN_UP: mode, SIGN_UP_DOMAINS: domains }: Settings): string[] {
  if (mode === 'domain' && domains.length === 0)
    return ['SIGN_UP_DOMAINS: SIGN_UP=domain needs the domains whose addresses get an account']
  if (mode !== 'domain' && domains.length > 0)
    return [`SIGN_UP_DOMAINS: domains count with SIGN_UP=domain only, and SIGN_UP is ${mode}`]
  return []
}

/** Who may create an account with a first sign-in. */
export function buildSignUpRule({ SIGN_UP: mode, SIGN_UP_DOMAINS: domains }: Settings): SignUpRule {
  return { mode, domains: [...new Set(domains)] }
}
