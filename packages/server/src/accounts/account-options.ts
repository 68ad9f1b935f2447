import type { SignUpRule } from '@plainwire/domain/reader'
import type { Db } from '@plainwire/store'
import type { ProviderOptions } from '../identity/provider-options.ts'
import type { PaymentCredentials } from '../payments/payment-credentials.ts'

/** The dependencies of accounts. Without them, every API call that concerns accounts returns 404. */
export interface AccountServiceDependencies {
  /** Returns the database; throws while it is unreachable. */
  db(): Db
  /** The operator's secrets, at least 32 characters each. The first one signs tokens; all are accepted. */
  secrets: readonly [string, ...string[]]
  /**
   * Queues a mail in the caller's transaction.
   *
   * @param sealed the mail, encrypted for the process that sends it
   * @param worthSeconds how long to retry sending, in seconds; if undefined, as long as for a sign-in code
   */
  requestMail(sealed: string, db: Db, worthSeconds?: number): Promise<void>
  /**
   * Where subscriptions come from: the readers' browsers while payments are simulated, or a payment provider.
   */
  billing: 'simulated' | 'provider'
  /** The payment provider; undefined if there is none. */
  payments?: PaymentCredentials | undefined
  /** The identity providers for signing in. */
  providers?: ProviderOptions | undefined
  /** Who may create an account with a first sign-in; anybody if missing. */
  signUp?: SignUpRule | undefined
  /**
   * Whether the server may send messages to an address that comes from a reader: that of a webhook, or of the
   * push service of a device. If undefined, it may use no such address.
   */
  mayReach?: ((url: string) => boolean) | undefined
  /** Returns the unsent mails if there is no mail server. They are only shown on the server's own machine. */
  outbox?: (() => Promise<string>) | undefined
  /**
   * Deletes the mails to an e-mail address that are stored outside the database; called when the reader with
   * this address deletes their account.
   */
  forget?: ((email: string) => Promise<void>) | undefined
}
