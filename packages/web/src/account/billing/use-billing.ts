import { useConfig } from '../../lib/config.ts'
import type { Billing } from './billing.ts'
import { providerBilling } from './provider-billing.ts'
import { simulatedBilling } from './simulated-billing.ts'

/** The payment provider of this installation: a real one, or the simulated one. */
export function useBilling(given?: Billing): Billing {
  const { payments } = useConfig()
  return given ?? (payments ? providerBilling : simulatedBilling)
}
