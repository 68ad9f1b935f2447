import type { SignUpRule } from '@plainwire/domain/reader'
import type { Db } from '@plainwire/store'
import type { ProviderOptions } from '../identity/provider-options.ts'
import type { PaymentOptions } from '../payments/payment-options.ts'

/** The dependencies of signing in; without them every call about an account answers 404. */
export interface AccountOptions {
  /** The database; throws while it is away. */
  db(): Db
  /** Of the operator, at least 32 characters each. The first makes tokens, all are believed. */
  secrets: readonly [string, ...string[]]
  /**
   * Queues a mail in the same transaction.
   *
   * @param sealed for the sender that has the same secrets
   * @param worthSeconds how long to retry, if longer than for a code
   */
  requestMail(sealed: string, db: Db, worthSeconds?: number): Promise<void>
  /**
   * The source of subscriptions: the readers' own browsers, while payments are simulated, or a payment
   * provider.
   */
  billing: 'simulated' | 'provider'
  /** The payment provider, where there is one. */
  payments?: PaymentOptions | undefined
  /** Identity providers that can vouch for a reader. */
  providers?: ProviderOptions | undefined
  /** Who may create an account with a first sign-in; anybody if missing. */
  signUp?: SignUpRule | undefined
  /** Whether an address that a reader gives, of a device or webhook, may be written to at all; none may where missing. */
  mayReach?: ((url: string) => boolean) | undefined
  /** The mails that nobody sent, where there is no mail server: shown on this machine only. */
  outbox?: (() => Promise<string>) | undefined
  /** Deletes mails to an address that are stored outside the database, when its reader leaves. */
  forget?: ((email: string) => Promise<void>) | undefined
}
