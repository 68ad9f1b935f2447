/** Groups of people that reports count: one such number is a main fact of a story, whatever the words. */
export const CASUALTIES = ['dead', 'injured', 'missing', 'homeless', 'arrested', 'jobs'] as const
export type Casualty = (typeof CASUALTIES)[number]

/** Offices of which a story may name the holder, each under one English name for all languages. */
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

/** Units, by what they measure; each is the sign or English name that it is shown under. */
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

/** Every unit that facts are given in. */
export const MEASURES: readonly Measure[] = Object.values(MEASURED).flat()
