import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SubscriptionChange } from '../contract/index.ts'
import { HOUR_MS } from '../units/index.ts'
import { addMonths } from './months.ts'
import { PLANS } from './plans.ts'
import { toServerSubscription } from './server-subscription.ts'
import {
  isSubscriptionRefusal,
  NO_SUBSCRIPTION,
  type Subscription,
  type SubscriptionOutcome,
} from './subscription.ts'
import { summariseSubscription } from './subscription-summary.ts'
import {
  applyCancellation,
  applyPurchase,
  applyReactivation,
  applyTrialStart,
  renewOrExpireSubscription,
} from './transitions.ts'

type Action = (subscription: Subscription, now: Date) => SubscriptionOutcome

const ACTIONS: Record<string, Action> = {
  trialMonthly: (before, now) => applyTrialStart(before, 'monthly', now),
  trialYearly: (before, now) => applyTrialStart(before, 'yearly', now),
  subscribeMonthly: (before, now) => applyPurchase(before, 'monthly', now),
  subscribeYearly: (before, now) => applyPurchase(before, 'yearly', now),
  cancel: applyCancellation,
  reactivate: applyReactivation,
  look: renewOrExpireSubscription,
}
const START = Date.parse('2026-01-31T12:00:00Z')
const YEAR_HOURS = 8766

/** Random actions of a reader. The clock is moved between them, sometimes backwards. */
const lives = fc.array(
  fc.tuple(
    fc.constantFrom(...Object.keys(ACTIONS)),
    fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 0, max: 60 * 24 }) },
      { weight: 1, arbitrary: fc.integer({ min: -60 * 24, max: 3 * YEAR_HOURS }) },
      { weight: 2, arbitrary: fc.constant(7 * 24) },
    ),
  ),
  { minLength: 1, maxLength: 25 },
)

/** Applies the actions of a reader in order, and calls `see` with the subscription after each of them. */
function live(
  life: readonly (readonly [string, number])[],
  see: (subscription: Subscription, now: Date) => void,
) {
  let subscription = NO_SUBSCRIPTION
  let ms = START
  for (const [name, hours] of life) {
    ms = Math.max(START, ms + hours * HOUR_MS)
    const now = new Date(ms)
    const change = ACTIONS[name]?.(subscription, now) ?? subscription
    if (!isSubscriptionRefusal(change)) subscription = change
    see(subscription, now)
  }
}
const always = (see: (subscription: Subscription, now: Date) => void, numRuns = 500) =>
  fc.assert(
    fc.property(lives, (life) => live(life, see)),
    { numRuns },
  )

test('BI-05 no time is charged twice, and every invoice is for one period of its plan', () => {
  always(({ invoices }) => {
    for (const [index, { date, periodEndsAt, plan, amount }] of invoices.entries()) {
      expect(Date.parse(periodEndsAt)).toBeGreaterThan(Date.parse(date))
      expect(amount).toBe(PLANS[plan].price)
      const after = invoices[index - 1]
      if (after) expect(Date.parse(after.date)).toBeGreaterThanOrEqual(Date.parse(periodEndsAt))
    }
    expect(new Set(invoices.map(({ id }) => id)).size).toBe(invoices.length)
  })
})

test('BI-05 no reader is premium after the end, on any clock', () => {
  always((subscription) => {
    if (subscription.status === 'none') return
    const end = new Date(subscription.periodEndsAt)
    expect(summariseSubscription(subscription, new Date(end.getTime() - 1)).state).not.toBe('free')
    if (subscription.status !== 'active') expect(summariseSubscription(subscription, end).state).toBe('free')
  })
})

test('BI-05 what is active is paid for to the end of its period, or is still in its trial', () => {
  always((subscription, now) => {
    const current = renewOrExpireSubscription(subscription, now)
    if (current.status !== 'active') return
    if (current.periodEndsAt === current.paidFrom) expect(current.isTrialUsed).toBe(true)
    else expect(current.invoices[0]?.periodEndsAt).toBe(current.periodEndsAt)
  })
})

test('BI-05 every state has a way out', () => {
  const muchLater = (now: Date) => addMonths(now, 13)
  always((subscription, now) => {
    const current = renewOrExpireSubscription(subscription, now)
    const next = Object.values(ACTIONS).flatMap((action) => [
      action(current, now),
      action(current, muchLater(now)),
    ])
    expect(next.some((change) => !isSubscriptionRefusal(change) && change.status !== current.status)).toBe(
      true,
    )
  }, 100)
})

test('BI-05 a trial is possible once, and a reader who did not subscribe is never charged', () => {
  fc.assert(
    fc.property(lives, (life) => {
      let trials = 0
      let before: Subscription['status'] = 'none'
      live(life, ({ status }) => {
        if (status === 'trialing' && before !== 'trialing') trials++
        before = status
      })
      expect(trials).toBeLessThanOrEqual(1)
      const withoutPaying = life.filter(([name]) => !/subscribe|reactivate/.test(name))
      live(withoutPaying, ({ invoices }) => expect(invoices).toEqual([]))
    }),
  )
})

test('the state at a moment is always the same, and the server stores what is sent', () => {
  always((subscription, now) => {
    const current = renewOrExpireSubscription(subscription, now)
    expect(renewOrExpireSubscription(current, now)).toEqual(current)
    expect(SubscriptionChange.safeParse(toServerSubscription(subscription, now)).success).toBe(true)
  })
})
