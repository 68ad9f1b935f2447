const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const MINUS = '−'

/** Functions that format a value, by the unit in the figure's marker; '' if the marker has no unit. */
const UNITS: Readonly<Record<string, (value: number) => string>> = {
  '': written,
  plain: String,
  word: inWords,
  Word: (value) => capital(inWords(value)),
  seconds: (value) => written(value / 1_000),
  minutes: (value) => written(value / 60_000),
  hours: (value) => written(value / 3_600_000),
  days: (value) => written(value / 86_400_000),
  'word-seconds': (value) => inWords(value / 1_000),
  'word-minutes': (value) => inWords(value / 60_000),
  'word-hours': (value) => inWords(value / 3_600_000),
  'word-days': (value) => inWords(value / 86_400_000),
  KB: (value) => written(value / 1024),
  MB: (value) => written(value / 1024 ** 2),
  'MB-decimal': (value) => written(value / 1e6),
  GB: (value) => written(value / 1e9),
  percent: (value) => written(Math.round(value * 1e4) / 100),
  size: (value) => written(Math.abs(value)),
}

/** Formats a number, or a text without a unit, for a page. Throws for other values and unknown units. */
export function formatFigure(value: unknown, unit: string): string {
  if (typeof value === 'string' && unit === '') return value
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new Error(`is no figure: ${JSON.stringify(value)}`)
  const print = UNITS[unit]
  if (print === undefined) throw new Error(`is asked for in ${unit}, which is no unit`)
  return print(value)
}

function written(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 4 }).replace('-', MINUS)
}

function inWords(value: number): string {
  return WORDS[value] ?? written(value)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
