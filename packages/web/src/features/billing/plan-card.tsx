import { PLANS, type SubscriptionSummary } from '@plainwire/domain/subscription'
import { formatLongDate } from '@plainwire/domain/time'
import { formatMoney } from '../../account/billing/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { useTimeZone } from '../../lib/timing/clock.ts'

const BADGES: Record<SubscriptionSummary['state'], string> = {
  free: 'border-edge text-ink-soft',
  trial: 'border-accent text-accent',
  active: 'border-ok text-ok',
  canceled: 'border-warn text-warn',
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-14 text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

/** Returns a function that formats a date in the reader's language and time zone. */
export function useLongDateFormatter() {
  const { language } = useTexts()
  const timeZone = useTimeZone()
  return (date: string) => formatLongDate(new Date(date), language, timeZone)
}

/**
 * A card with the reader's plan, its price and status, and the date of the next charge or of the plan's end.
 */
export function PlanCard({ standing: { state, plan, day } }: { standing: SubscriptionSummary }) {
  const text = useTexts()
  const dayOf = useLongDateFormatter()
  const price = plan && `${formatMoney(PLANS[plan].price, text.language)} ${text(`premium.per.${plan}`)}`
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="headline text-22">{text(plan ? 'billing.plan.premium' : 'billing.plan.free')}</h2>
        <span className={`rounded-full border px-3 py-0.5 text-14 font-semibold ${BADGES[state]}`}>
          {text(`billing.state.${state}`)}
        </span>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {plan && <Fact name={text('billing.type')}>{text(`premium.plan.${plan}`)}</Fact>}
        <Fact name={text('billing.price')}>{price ?? text('billing.price.free')}</Fact>
        {day && <Fact name={text(`billing.day.${day.label}`)}>{dayOf(day.date)}</Fact>}
      </dl>
      {state === 'free' && <p className="text-14 text-ink-soft">{text('billing.free.text')}</p>}
      {state === 'canceled' && day && (
        <p role="status" className="rounded-md bg-hush p-3 text-14">
          {text('billing.canceled', { day: dayOf(day.date) })}
        </p>
      )}
    </section>
  )
}
