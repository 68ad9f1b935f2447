import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DAY_SECONDS } from '@plainwire/domain/units'

const MONTH_SECONDS = 30 * DAY_SECONDS
const YEAR_SECONDS = 365 * DAY_SECONDS

export interface TestSubscription {
  id: string
  customer: string
  status: string
  price: string
  start: number
  end: number
  cancelAt: number | null
  cancelAtPeriodEnd: boolean
}
interface Session {
  id: string
  customer: string
  status: 'open' | 'complete' | 'expired'
  price: string
  trialDays: number
  successUrl: string
  cancelUrl: string
}
interface Answer {
  status?: number
  body: unknown
}

/**
 * A fault, set by the test, in every answer of the simulated provider: an error status, a delay that the test
 * ends, or another body.
 */
interface StripeFault {
  status?: number
  until?: Promise<unknown>
  body?: unknown
}

/** A simulation of the part of the payment provider's API that is used, on a free port; for tests. */
export interface TestStripe {
  url: string
  /** The requests received, each as method and path, such as 'GET /v1/subscriptions'. */
  requests: string[]
  customers: Map<string, { id: string; email: string; isDeleted: boolean }>
  subscriptions: Map<string, TestSubscription>
  sessions: Map<string, Session>
  /** The fault of every answer, until the test removes it. */
  trouble: StripeFault | undefined
  /** Simulates that the reader pays on the page of a checkout, and returns the subscription. */
  complete(sessionId: string): TestSubscription
  stop(): Promise<void>
}

const PRICES: Record<string, { interval: string; cents: number; seconds: number }> = {
  price_month: { interval: 'month', cents: 499, seconds: MONTH_SECONDS },
  price_year: { interval: 'year', cents: 4900, seconds: YEAR_SECONDS },
}
/** The ids of the simulated provider's prices. */
export const TEST_PRICES = { monthly: 'price_month', yearly: 'price_year' }

const missing: Answer = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing.' } },
}
const list = (data: unknown[]): Answer => ({ body: { object: 'list', data, has_more: false } })

function wireOf({ id, customer, status, price, start, end, ...rest }: TestSubscription) {
  const item = {
    id: `si_${id}`,
    price: { id: price, recurring: { interval: PRICES[price]?.interval ?? 'month' } },
    current_period_start: start,
    current_period_end: end,
  }
  const { cancelAt: cancel_at, cancelAtPeriodEnd: cancel_at_period_end } = rest
  const items = { object: 'list', data: [item] }
  return { id, object: 'subscription', customer, status, cancel_at, cancel_at_period_end, items }
}

type State = Pick<TestStripe, 'customers' | 'subscriptions' | 'sessions'> & {
  url: () => string
  now: () => number
  done: Map<string, Answer>
}
type Handler = (state: State, form: URLSearchParams, id: string) => Answer
const nameOf = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`

const routes: Record<string, Handler> = {
  'POST /v1/customers': ({ customers }, form) => {
    const customer = { id: nameOf('cus'), email: form.get('email') ?? '', isDeleted: false }
    customers.set(customer.id, customer)
    return { body: { ...customer, object: 'customer' } }
  },
  'DELETE /v1/customers/{id}': ({ customers, subscriptions }, _form, id) => {
    const customer = customers.get(id)
    if (!customer || customer.isDeleted) return missing
    customers.set(id, { id, email: '', isDeleted: true })
    for (const one of subscriptions.values()) if (one.customer === id) one.status = 'canceled'
    return { body: { id, object: 'customer', deleted: true } }
  },
  'GET /v1/customers/{id}/payment_methods': (_state, _form, id) =>
    list([
      {
        id: `pm_${id}`,
        type: 'card',
        card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2030 },
      },
    ]),
  'GET /v1/subscriptions': ({ customers, subscriptions }, query) => {
    const customer = query.get('customer') ?? ''
    if (!customers.has(customer)) return missing
    return list([...subscriptions.values()].filter((one) => one.customer === customer).map(wireOf))
  },
  'POST /v1/subscriptions/{id}': ({ subscriptions }, form, id) => {
    const one = subscriptions.get(id)
    if (!one) return missing
    if (form.has('cancel_at_period_end')) {
      one.cancelAtPeriodEnd = form.get('cancel_at_period_end') === 'true'
      one.cancelAt = one.cancelAtPeriodEnd ? one.end : null
    }
    if (form.get('cancel_at') === '') one.cancelAt = null
    return { body: wireOf(one) }
  },
  'GET /v1/checkout/sessions': ({ sessions }, query) =>
    list(
      [...sessions.values()].filter(
        ({ customer, status }) => customer === query.get('customer') && status === query.get('status'),
      ),
    ),
  'POST /v1/checkout/sessions': ({ sessions, customers, url }, form) => {
    const customer = form.get('customer') ?? ''
    if (!customers.has(customer)) return missing
    const session: Session = {
      id: nameOf('cs'),
      customer,
      status: 'open',
      price: form.get('line_items[0][price]') ?? '',
      trialDays: Number(form.get('subscription_data[trial_period_days]') ?? 0),
      successUrl: form.get('success_url') ?? '',
      cancelUrl: form.get('cancel_url') ?? '',
    }
    sessions.set(session.id, session)
    return { body: { id: session.id, object: 'checkout.session', url: `${url()}/pay/${session.id}` } }
  },
  'POST /v1/checkout/sessions/{id}/expire': ({ sessions }, _form, id) => {
    const session = sessions.get(id)
    if (session?.status !== 'open') return missing
    session.status = 'expired'
    return { body: { id, object: 'checkout.session' } }
  },
  'POST /v1/billing_portal/sessions': ({ url }, form) => ({
    body: {
      id: nameOf('bps'),
      object: 'billing_portal.session',
      url: `${url()}/portal/${form.get('customer')}`,
    },
  }),
  'GET /v1/invoices': ({ subscriptions, url }, query) => {
    const paid = [...subscriptions.values()].filter(({ customer }) => customer === query.get('customer'))
    return list(
      paid.map(({ id, price, start, end, status }) => ({
        id: `in_${id}`,
        number: `STR-${start}`,
        created: start,
        amount_paid: status === 'trialing' ? 0 : (PRICES[price]?.cents ?? 0),
        invoice_pdf: `${url()}/invoice/${id}`,
        lines: { data: [{ period: { start, end }, pricing: { price_details: { price } } }] },
      })),
    )
  },
}

function routeOf(method: string, path: string): [string, string] {
  const [, base = '', id = '', rest = ''] =
    /^(\/v1\/(?:checkout\/|billing_portal\/)?\w+)(?:\/(\w+))?(\/\w+)?$/.exec(path) ?? []
  return [`${method} ${base}${id && '/{id}'}${rest}`, id]
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) text += chunk
  return new URLSearchParams(text)
}

/** Returns the simulated provider's page for paying a checkout; undefined for the path of any other page. */
function pageOf({ sessions }: State, path: string): string | undefined {
  const session = sessions.get(/^\/pay\/(\w+)$/.exec(path)?.[1] ?? '')
  if (!session) return undefined
  return `<!doctype html><title>Checkout</title><h1>Checkout</h1>
<form method="post" action="/pay/${session.id}"><button>Pay</button></form><a href="${session.cancelUrl}">Back</a>`
}

function completed({ sessions, subscriptions, now }: State, sessionId: string): TestSubscription {
  const session = sessions.get(sessionId)
  if (session?.status !== 'open') throw new Error('The checkout is not open.')
  session.status = 'complete'
  const { customer, price, trialDays } = session
  const seconds = trialDays > 0 ? trialDays * DAY_SECONDS : (PRICES[price]?.seconds ?? 0)
  const subscription: TestSubscription = {
    id: nameOf('sub'),
    customer,
    status: trialDays > 0 ? 'trialing' : 'active',
    price,
    start: now(),
    end: now() + seconds,
    cancelAt: null,
    cancelAtPeriodEnd: false,
  }
  subscriptions.set(subscription.id, subscription)
  return subscription
}

function answerOf(state: State, request: IncomingMessage, form: URLSearchParams): Answer {
  const { method = '', url = '' } = request
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const [name, id] = routeOf(method, pathname)
  const key = request.headers['idempotency-key']
  const known = typeof key === 'string' ? state.done.get(key) : undefined
  if (known) return known
  const answer = routes[name]?.(state, method === 'GET' ? searchParams : form, id) ?? missing
  if (typeof key === 'string') state.done.set(key, answer)
  return answer
}

function send(response: ServerResponse, { status = 200, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/**
 * Starts the simulated provider.
 *
 * @param now returns the time in seconds
 */
export async function startTestStripe(
  now = () => Math.floor(Date.now() / 1000),
  port = 0,
): Promise<TestStripe> {
  const requests: string[] = []
  const state: State = {
    customers: new Map(),
    subscriptions: new Map(),
    sessions: new Map(),
    done: new Map(),
    url: () => url,
    now,
  }
  const stripe: Omit<TestStripe, 'url'> = {
    ...state,
    requests,
    trouble: undefined,
    complete: (sessionId) => completed(state, sessionId),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    const form = await formOf(request)
    const page = pageOf(state, pathname)
    if (page && request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(page)
      return
    }
    if (page) {
      const id = pathname.slice('/pay/'.length)
      completed(state, id)
      response.writeHead(303, { location: state.sessions.get(id)?.successUrl }).end()
      return
    }
    requests.push(`${request.method} ${pathname}`)
    // The answer is computed from the state at the time of the request, even if it is sent later.
    const { trouble } = stripe
    const answer = trouble?.status ? { status: trouble.status, body: trouble.body ?? {} } : undefined
    const made = answer ?? answerOf(state, request, form)
    await trouble?.until
    send(response, made)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(stripe, { url })
}
