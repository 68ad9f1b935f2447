import type { FactMention } from './fact-mention.ts'
import type { Quantity } from './quantity.ts'

/**
 * Phrases that contrast a number with the previous one: 'the company put the number at', or Dutch
 * 'dorpshoofden houden het op' ('village heads put it at').
 */
const RIVAL =
  /\b(?:(?:put|puts|putting) (?:the (?:number|figure|total|toll)|it) at|counts|houd(?:t|en) het op|spre(?:ekt|ken) van)(?: (?:about|some|around|nearly|over|ongeveer|ruim|zeker|bijna|zo['’]n))?\s*$/i

/** The maximum ratio between a number and the one it contrasts with. */
const MAX_RIVAL_RATIO = 5

/**
 * Returns the last earlier number of the same kind and unit, if the text before a number contrasts the two;
 * undefined otherwise.
 */
export function findContestedNumber(
  quantity: Quantity,
  before: string,
  earlier: readonly FactMention[],
): FactMention | undefined {
  const { kind, unit, value } = quantity
  if (!RIVAL.test(before) || typeof value !== 'number') return undefined
  const last = earlier.findLast((mention) => mention.kind === kind && mention.unit === unit)
  if (!last || typeof last.value !== 'number' || last.value === value) return undefined
  const ratio = Math.max(value, last.value) / Math.min(value, last.value)
  return ratio <= MAX_RIVAL_RATIO ? last : undefined
}
