import type { StoryFact } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { formatLongDate } from '@plainwire/domain/time'
import type { Localizer } from '../../../lib/texts.ts'

type FactValue = StoryFact['values'][number]

/** The units of facts that `Intl.NumberFormat` can format. */
const INTL_UNITS: readonly string[] = [
  'day',
  'degree',
  'foot',
  'gram',
  'hectare',
  'hour',
  'kilogram',
  'kilometer',
  'liter',
  'meter',
  'mile',
  'minute',
  'month',
  'second',
  'week',
  'year',
]
const PERCENT = 100

function money(value: number, unit: string, language: Language): string {
  const isCode = /^[A-Z]{3}$/.test(unit)
  const style = isCode ? ({ style: 'currency', currency: unit } as const) : {}
  const digits = { maximumFractionDigits: Number.isInteger(value) ? 0 : 2 }
  const formatted = value.toLocaleString(language, { ...style, ...digits })
  return isCode ? formatted : `${unit}${formatted}`
}

function measure(value: number, unit: string, language: Language): string {
  if (!INTL_UNITS.includes(unit)) return `${value.toLocaleString(language)} ${unit}`
  return value.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' })
}

function numberText(value: number, { kind, unit }: StoryFact, language: Language): string {
  if (kind === 'percentage' && unit === '%')
    return (value / PERCENT).toLocaleString(language, { style: 'percent', maximumFractionDigits: 2 })
  if (kind === 'money' && unit) return money(value, unit, language)
  if (unit) return measure(value, unit, language)
  return value.toLocaleString(language)
}

function unqualifiedText(value: FactValue['value'], fact: StoryFact, language: Language): string {
  if (typeof value === 'number') return numberText(value, fact, language)
  const date = fact.kind === 'date' ? new Date(value) : undefined
  return date && !Number.isNaN(date.getTime()) ? formatLongDate(date, language, 'UTC') : value
}

/** A fact's value in the reader's language, with its qualifier: 'at least €4,200,000'. */
export function formatFactValue(
  value: FactValue['value'],
  qualifier: FactValue['qualifier'],
  fact: StoryFact,
  text: Localizer,
): string {
  const exact = unqualifiedText(value, fact, text.language)
  return qualifier === 'exact' ? exact : text(`fact.qualifier.${qualifier}`, { value: exact })
}
