import {
  computeYearlyPlanFreeMonths,
  computeYearlyPlanMonthlyPrice,
  computeYearlyPlanSavings,
  PLANS,
  type PlanId,
} from '@plainwire/domain/subscription'
import { formatMoney } from '../../account/billing/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { RadioChip } from '../../ui/choices/radio-chip.tsx'

const PLAN_IDS: readonly PlanId[] = ['monthly', 'yearly']

interface PlanChooserProps {
  plan: PlanId
  onChoose: (plan: PlanId) => void
  isDisabled: boolean
}

/** Radio buttons for the monthly and the yearly plan, with the price of the chosen plan. */
export function PlanChooser({ plan, onChoose, isDisabled }: PlanChooserProps) {
  const text = useTexts()
  const price = (amount: number) => formatMoney(amount, text.language)
  return (
    <fieldset disabled={isDisabled} className="grid gap-3">
      <legend className="sr-only">{text('premium.plan')}</legend>
      <div className="flex flex-wrap gap-2">
        {PLAN_IDS.map((id) => (
          <RadioChip key={id} name="plan" shape="card" isChosen={plan === id} onChoose={() => onChoose(id)}>
            <span className="grid">
              <span className="font-semibold">{text(`premium.plan.${id}`)}</span>
              {id === 'yearly' && (
                <span className="text-14 text-ok">
                  {text('premium.freeMonths', { count: computeYearlyPlanFreeMonths() })}
                </span>
              )}
            </span>
          </RadioChip>
        ))}
      </div>
      {/* This block has the same height for both plans, so that choosing a plan moves nothing. */}
      <div aria-live="polite" className="grid min-h-18 content-start">
        <p>
          <span className="headline text-36 tabular-nums">{price(PLANS[plan].price)}</span>{' '}
          <span className="text-ink-soft">{text(`premium.per.${plan}`)}</span>
        </p>
        {plan === 'yearly' && (
          <p className="text-14 text-ink-soft">
            {text('premium.byTheMonth', {
              price: price(computeYearlyPlanMonthlyPrice()),
              saved: price(computeYearlyPlanSavings()),
            })}
          </p>
        )}
      </div>
    </fieldset>
  )
}
