import { useConfig } from '../../lib/config.ts'
import type { Billing } from './billing.ts'
import { providerBilling } from './provider-billing.ts'
import { simulatedBilling } from './simulated-billing.ts'

/**
 * Returns the payment provider of this installation: the real one if the configuration names one, otherwise the
 * simulated one. Tests pass their own as `given`.
 */
export function useBilling(given?: Billing): Billing {
  const { payments } = useConfig()
  return given ?? (payments ? providerBilling : simulatedBilling)
}
