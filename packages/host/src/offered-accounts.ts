import type { Config } from './config.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/** Whether a code can reach whoever asks for one, and its session is known to every process that serves. */
function canSignIn({ accounts, host, publicUrl }: Config, role: 'start' | 'serve'): boolean {
  const isForThisMachine = LOOPBACK.has(host) && publicUrl === undefined
  if (role === 'start') return accounts.smtpUrl !== undefined || isForThisMachine
  return accounts.smtpUrl !== undefined && accounts.secrets !== undefined
}

/**
 * The settings of a role, with accounts where they can work. Who names the feature `sign-in` gets it in any case, or is told
 * what is missing.
 */
export function withOfferedAccounts(config: Config, role: 'start' | 'serve'): Config {
  if (config.isSignInNamed || canSignIn(config, role)) return config
  return { ...config, flags: { ...config.flags, signIn: false } }
}
