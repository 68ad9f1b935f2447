import type { Log } from '@plainwire/domain/log'
import { OPEN_SIGN_UP_RULE, type SignUpRule } from '@plainwire/domain/reader'
import type { Db } from '@plainwire/store'
import { type AccountKeySets, deriveAccountKeys } from '@plainwire/store/account-keys'
import { ApiError } from '../errors.ts'
import { createIdentityProviders } from '../identity/identity-provider.ts'
import { createDatabaseQueryGuard } from '../serving/database-query-guard.ts'
import type { AccountServiceDependencies } from './account-options.ts'
import { createTokenIssuer, type TokenIssuer } from './tokens.ts'

/** The services that API calls about readers' accounts use: keys, tokens, mails, providers and the database. */
export interface AccountService {
  keys: AccountKeySets
  tokens: TokenIssuer
  requestMail: AccountServiceDependencies['requestMail']
  forget(email: string): Promise<void>
  /** Whether subscriptions are simulated, which means that browsers report them. */
  isBillingSimulated: boolean
  /** The configured identity providers; throws 404 if this installation has no accounts. */
  providers(): ReturnType<typeof createIdentityProviders>
  /** Who may create an account with a first sign-in. */
  signUp: SignUpRule
  now: () => Date
  /** The public address of the site. */
  publicUrl: string
  /** Whether the server may send requests to an address that a reader entered. */
  mayReach(url: string): boolean
  /** Runs work on the database; throws 503 if it is unreachable, 404 if this installation has no accounts. */
  withDb<T>(work: (db: Db) => Promise<T>): Promise<T>
}

interface Parts {
  accounts?: AccountServiceDependencies | undefined
  issuer: string
  log: Log
  now: () => Date
}

/** Creates the services that API calls about readers' accounts use. */
export function createAccountService({ accounts, issuer, log, now }: Parts): AccountService {
  // Without accounts this empty secret never signs anything, because the calls are refused earlier.
  const keys = deriveAccountKeys(accounts?.secrets ?? [''])
  const providers = accounts && createIdentityProviders(accounts.providers ?? {}, now)
  const answered = createDatabaseQueryGuard(log, now, 'The database did not answer about an account.')
  const off = () => Promise.reject(new ApiError('NOT_FOUND'))
  return {
    keys,
    tokens: createTokenIssuer({ keys, issuer, now }),
    requestMail: accounts?.requestMail ?? off,
    forget: async (email) => accounts?.forget?.(email),
    providers() {
      if (!providers) throw new ApiError('NOT_FOUND')
      return providers
    },
    isBillingSimulated: accounts?.billing === 'simulated' && accounts.payments === undefined,
    signUp: accounts?.signUp ?? OPEN_SIGN_UP_RULE,
    now,
    publicUrl: issuer,
    mayReach: (url) => accounts?.mayReach?.(url) ?? false,
    async withDb(work) {
      if (!accounts) return off()
      return answered((async () => work(accounts.db()))())
    },
  }
}
