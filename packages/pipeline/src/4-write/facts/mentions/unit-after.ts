import { collectWordsOfAllLanguages } from '../../../languages/index.ts'
import { isHyphen, type SentenceToken } from './pieces.ts'
import { parseMeasurementUnit } from './units.ts'

const PERCENT = new Set([
  '%',
  ...collectWordsOfAllLanguages(({ numbers }) => [...numbers.percent, ...numbers.percentBeginnings]),
])
const PERCENT_POINTS = collectWordsOfAllLanguages(({ facts }) => facts.percentPoints)
const POINTS = collectWordsOfAllLanguages(({ facts }) => facts.points)
const SQUARE = collectWordsOfAllLanguages(({ facts }) => facts.square)
/** The power that a sign after a unit means: 'km²'. */
const POWERS: Readonly<Record<string, string>> = { '²': 'square', '³': 'cubic' }
const CUBIC = collectWordsOfAllLanguages(({ facts }) => facts.cubic)

/**
 * Returns the percent sign or word at index `to` of the pieces, with the index after it; undefined if there
 * is none.
 */
export function readPercentUnitAt(
  pieces: readonly SentenceToken[],
  to: number,
): { unit: '%' | 'pp'; to: number } | undefined {
  const [first, second] = [pieces[to], pieces[to + 1]]
  if (!first) return undefined
  const isPoints = POINTS.has(second?.lower ?? '')
  if (PERCENT_POINTS.has(first.lower)) return { unit: 'pp', to: to + 1 }
  if (PERCENT.has(first.lower)) return { unit: isPoints ? 'pp' : '%', to: to + (isPoints ? 2 : 1) }
  return PERCENT.has(`${first.lower} ${second?.lower}`) ? { unit: '%', to: to + 2 } : undefined
}

/**
 * Returns the unit of measurement ('square m', 'km/hour') at index `to` of the pieces, with the index after
 * it; undefined if there is none.
 */
export function readMeasurementUnitAt(
  pieces: readonly SentenceToken[],
  to: number,
): { unit: string; to: number } | undefined {
  const first = pieces[to]
  if (first?.kind !== 'word') return undefined
  const isSquare = SQUARE.has(first.lower) || CUBIC.has(first.lower)
  const power = POWERS[first.lower.slice(-1)]
  if (power) {
    const written = first.lower.slice(0, -1)
    // 'm²' means square metres. `parseMeasurementUnit` doesn't read 'm', because alone it may mean million.
    const unit = written === 'm' ? 'm' : parseMeasurementUnit(written)
    return unit ? { unit: `${power} ${unit}`, to: to + 1 } : undefined
  }
  const isLight =
    first.lower === 'light' && isHyphen(pieces, to + 1) && /^years?$/.test(pieces[to + 2]?.lower ?? '')
  const at = isSquare ? to + 1 : isLight ? to + 2 : to
  const unit = isLight ? parseMeasurementUnit('lightyear') : parseMeasurementUnit(pieces[at]?.lower ?? '')
  if (!unit) return undefined
  const whole = isSquare ? `${SQUARE.has(first.lower) ? 'square' : 'cubic'} ${unit}` : unit
  const per = /^(?:per|a|an)$/.test(pieces[at + 1]?.lower ?? '')
    ? parseMeasurementUnit(pieces[at + 2]?.lower ?? '')
    : undefined
  return per ? { unit: `${whole}/${per}`, to: at + 3 } : { unit: whole, to: at + 1 }
}
