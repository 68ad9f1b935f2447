/** The languages in which month names are read. */
const LOCALES =
  'en nl de fr es pt it ca gl ro sv da nb fi is et lv lt pl cs sk hr sl hu tr el ru uk bg sr mk sq id ms af eu cy ga vi'.split(
    ' ',
  )

/** The month numbers of abbreviations that Node's locale data doesn't contain. */
const EXTRA: Record<string, number> = {
  sept: 9,
  set: 9,
  mrt: 3,
  maa: 3,
  mär: 3,
  maerz: 3,
  okt: 10,
  dez: 12,
  fev: 2,
  abr: 4,
  ago: 8,
  ene: 1,
  dic: 12,
  gen: 1,
  mag: 5,
  giu: 6,
  lug: 7,
  ott: 10,
  aout: 8,
  avr: 4,
  juil: 7,
  out: 10,
  juni: 6,
  juli: 7,
  jui: 7,
  mai: 5,
}

let known: Map<string, number> | undefined

/** Removes accents, dots and case, so that `Févr.` equals `fevr`. */
function folded(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replace(/[.'’]/g, '').toLowerCase()
}

function allNames(): Map<string, number> {
  const names = new Map(Object.entries(EXTRA).map(([name, month]) => [folded(name), month]))
  for (const locale of LOCALES) {
    for (const style of ['long', 'short'] as const) {
      for (const form of [{ month: style }, { month: style, day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' })
        for (let month = 1; month <= 12; month++) {
          const parts = format.formatToParts(Date.UTC(2021, month - 1, 15))
          const name = folded(parts.find(({ type }) => type === 'month')?.value ?? '')
          // The first language wins if a name means different months; English is first.
          if (/\p{L}/u.test(name) && !names.has(name)) names.set(name, month)
        }
      }
    }
  }
  return names
}

/** English abbreviations, checked first because nearly all feeds use them. */
const ENGLISH = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The number (1–12) of a month's name or abbreviation in one of the languages in `LOCALES`; undefined if the
 * text isn't a month.
 */
export function parseMonthName(name: string): number | undefined {
  const english = ENGLISH.indexOf(name.slice(0, 3).toLowerCase())
  if (english >= 0 && name.length === 3) return english + 1
  known ??= allNames()
  return known.get(folded(name))
}
