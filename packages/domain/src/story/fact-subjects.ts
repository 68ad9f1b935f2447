/**
 * What reports count when an event harms people; 'jobs' are lost jobs. Such a number is always a main fact of
 * a story.
 */
export const CASUALTIES = ['dead', 'injured', 'missing', 'homeless', 'arrested', 'jobs'] as const
export type Casualty = (typeof CASUALTIES)[number]

/** Offices whose holder a story may name, under one English name for all languages. */
export const OFFICES = [
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
export type Office = (typeof OFFICES)[number]

/** The units of measurement by what they measure, each as the sign or English name that is shown. */
export const MEASURED = {
  duration: ['hour', 'minute', 'second', 'day', 'week', 'month', 'year'],
  length: ['km', 'm', 'cm', 'mm', 'mile', 'foot', 'light-year'],
  weight: ['tonne', 'kg', 'gram'],
  area: ['hectare', 'acre'],
  volume: ['litre'],
  power: ['MW', 'GW'],
  degrees: ['degree'],
} as const
export type Measured = keyof typeof MEASURED
export type Measure = (typeof MEASURED)[Measured][number]

/** All units of facts. */
export const MEASURES: readonly Measure[] = Object.values(MEASURED).flat()
