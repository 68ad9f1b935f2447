import type { PaymentMethod } from '@plainwire/domain/contract'
import type { Invoice, Subscription } from '@plainwire/domain/subscription'

/** The reasons why a billing call fails; the reader gets a different message for each. */
export type BillingFailureReason =
  | 'planNotFound'
  | 'trialFailed'
  | 'paymentFailed'
  | 'noSubscription'
  | 'cancelFailed'
  | 'nothingToReactivate'
  | 'reactivateFailed'
  | 'methodFailed'
  | 'statusUnread'
  | 'methodsUnread'
  | 'invoicesUnread'
/** The result of a billing call: its data, or an error. */
export type BillingResult<T> = { ok: true; data: T } | { ok: false; error: BillingFailureReason }

/** An invoice, with the URL of its PDF at the payment provider if there is one. */
export type InvoiceWithPdf = Invoice & { pdf?: string | null }

/** The interface to a payment provider, simulated or real. */
export interface Billing {
  status: () => Promise<BillingResult<Subscription>>
  invoices: () => Promise<BillingResult<readonly InvoiceWithPdf[]>>
  /** 'leaving': the browser is navigating to the provider's page. */
  startTrial: (plan: string) => Promise<BillingResult<Subscription | 'leaving'>>
  subscribe: (plan: string) => Promise<BillingResult<Subscription | 'leaving'>>
  cancel: () => Promise<BillingResult<Subscription>>
  reactivate: () => Promise<BillingResult<Subscription>>
  methods: () => Promise<BillingResult<readonly PaymentMethod[]>>
  /** 'leaving': the provider's page was opened. */
  addMethod: () => Promise<BillingResult<readonly PaymentMethod[] | 'leaving'>>
  /** Opens the provider's own pages; missing if the provider is simulated. */
  openPortal?: () => Promise<BillingResult<'leaving'>>
}
