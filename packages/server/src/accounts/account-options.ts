import type { SignUpRule } from '@plainwire/domain/reader'
import type { Db } from '@plainwire/store'
import type { ProviderOptions } from '../identity/provider-options.ts'
import type { PaymentOptions } from '../payments/payment-options.ts'

/** What signing in needs; without it every call about an account answers 404. */
export interface AccountOptions {
  /** The database; throws while it is away. */
  db(): Db
  /** Of the operator, at least 32 characters each. The first makes tokens, all are believed. */
  secrets: readonly [string, ...string[]]
  /**
   * Queues a mail, exactly if the transaction holds.
   *
   * @param sealed for the sender that has the same secrets
   * @param worthSeconds how long it is tried, where it is worth more than a code
   */
  requestMail(sealed: string, db: Db, worthSeconds?: number): Promise<void>
  /** Who knows what readers have subscribed to: their own browsers, while payment is only played, or a payment provider. */
  billing: 'simulated' | 'provider'
  /** The payment provider, where there is one. */
  payments?: PaymentOptions | undefined
  /** Who else may say who a reader is. */
  providers?: ProviderOptions | undefined
  /** Who gets an account with their first sign-in; anybody where missing. */
  signUp?: SignUpRule | undefined
  /** Whether an address that a reader gives, of a device or webhook, may be written to at all; none may where missing. */
  mayReach?: ((url: string) => boolean) | undefined
  /** The mails that nobody sent, where there is no mail server: shown on this machine only. */
  outbox?: (() => Promise<string>) | undefined
  /** Erases what is kept outside the database of mails to an address, as its reader leaves. */
  forget?: ((email: string) => Promise<void>) | undefined
}
