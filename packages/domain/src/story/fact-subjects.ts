/**
 * The kinds of harm to people that reports count; 'jobs' are lost jobs. The number of people harmed in one of
 * these ways is always a main fact of a story.
 */
export const HUMAN_IMPACT_KINDS = ['dead', 'injured', 'missing', 'homeless', 'arrested', 'jobs'] as const
export type HumanImpactKind = (typeof HUMAN_IMPACT_KINDS)[number]

/** The offices whose holders can be facts of a story, each under one English name for all languages. */
export const PUBLIC_OFFICES = [
  'prime minister',
  'president',
  'mayor',
  'foreign minister',
  'finance minister',
  'chief executive',
  'governor',
  'captain',
  'senator',
  'harbour master',
] as const
export type PublicOffice = (typeof PUBLIC_OFFICES)[number]

/**
 * The units of measurement, by the quantity that they measure. Each is the symbol or English name that is
 * shown.
 */
export const UNITS_BY_QUANTITY = {
  duration: ['hour', 'minute', 'second', 'day', 'week', 'month', 'year'],
  length: ['km', 'm', 'cm', 'mm', 'mile', 'foot', 'light-year'],
  weight: ['tonne', 'kg', 'gram'],
  area: ['hectare', 'acre'],
  volume: ['litre'],
  power: ['MW', 'GW'],
  degrees: ['degree'],
} as const
export type MeasuredQuantity = keyof typeof UNITS_BY_QUANTITY
export type MeasurementUnit = (typeof UNITS_BY_QUANTITY)[MeasuredQuantity][number]

/** The units of all quantities in one list. */
export const MEASUREMENT_UNITS: readonly MeasurementUnit[] = Object.values(UNITS_BY_QUANTITY).flat()
