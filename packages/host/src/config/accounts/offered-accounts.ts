import { HostError } from '../../host-error.ts'
import type { Config } from '../config.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/**
 * Whether accounts can work. Sign-in codes must be sent by mail, except by a `start` process that only this
 * machine can reach; `serve` processes also need a common secret, so that they accept each other's sessions.
 */
function canSignIn({ accounts, host, publicUrl }: Config, role: 'start' | 'serve'): boolean {
  const isForThisMachine = LOOPBACK.has(host) && publicUrl === undefined
  if (role === 'start') return accounts.smtpUrl !== undefined || isForThisMachine
  return accounts.smtpUrl !== undefined && accounts.secrets !== undefined
}

/**
 * The names of those settings that are set and have no effect without accounts. An operator who sets one
 * wants accounts, even if FEATURES doesn't name `sign-in`.
 */
function meantForAccounts({ accounts }: Config): string[] {
  const isNarrow = accounts.signUp.mode !== 'open'
  return [...(accounts.providers.oidc ? ['OIDC_ISSUER'] : []), ...(isNarrow ? ['SIGN_UP'] : [])]
}

/**
 * Returns the settings, with accounts switched off if they can't work in a process with this role. If
 * FEATURES names `sign-in`, accounts remain switched on, so that missing settings are reported later.
 *
 * @throws HostError if other settings need accounts, and accounts can't work or are switched off
 */
export function disableSignInIfUnconfigured(config: Config, role: 'start' | 'serve'): Config {
  const names = meantForAccounts(config)
  if (config.isSignInNamed || canSignIn(config, role)) {
    if (config.flags.signIn || names.length === 0) return config
    throw new HostError(`${names.join(' and ')} can’t be used while FEATURES switches sign-in off.`)
  }
  if (names.length > 0) {
    const missing = role === 'serve' ? 'ACCOUNT_SECRET and SMTP_URL' : 'SMTP_URL'
    throw new HostError(`${names.join(' and ')} can’t be used without accounts, which need ${missing}.`)
  }
  return { ...config, flags: { ...config.flags, signIn: false } }
}
