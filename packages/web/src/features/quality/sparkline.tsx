import { formatShortDate } from '@plainwire/domain/time'
import { useTexts } from '../../lib/texts.ts'
import type { FigureMeasurement } from './figure-groups.ts'
import { formatQualityNumber } from './figure-text.ts'

const WIDTH = 96
const HEIGHT = 32
/** The margin around the line, in px, which leaves room for the dot of the last run. */
const EDGE = 4

/**
 * Returns the points of the chart, evenly spaced, and a function that converts a value to its y coordinate.
 * The scale includes the target.
 */
function chartPoints(values: readonly number[], target: number | undefined) {
  const all = target === undefined ? values : [...values, target]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const y = (value: number) =>
    high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE)
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1)
  const x = (index: number) => (values.length === 1 ? WIDTH - EDGE : EDGE + index * step)
  return { points: values.map((value, index) => ({ x: x(index), y: y(value) })), y }
}

const tenth = (pixels: number) => Math.round(pixels * 10) / 10

/**
 * A small line chart of a figure's history, with a dashed line for the target. Its label and the table of all
 * runs are the accessible alternatives.
 */
export function Sparkline({
  history,
  target,
}: {
  history: readonly FigureMeasurement[]
  target: number | undefined
}) {
  const text = useTexts()
  const [first, last] = [history[0], history.at(-1)]
  if (!first || !last) return null
  const { points, y } = chartPoints(
    history.map(({ value }) => value),
    target,
  )
  const dayOf = ({ date }: FigureMeasurement) => formatShortDate(new Date(date), text.language, 'UTC')
  const end = points.at(-1)
  return (
    <svg
      role="img"
      aria-label={text('quality.trend', {
        first: formatQualityNumber(first.value, text.language),
        from: dayOf(first),
        last: formatQualityNumber(last.value, text.language),
        to: dayOf(last),
      })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className="shrink-0 text-accent"
    >
      <line x1={0} x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} className="stroke-line" />
      {target !== undefined && (
        <line
          x1={0}
          x2={WIDTH}
          y1={tenth(y(target))}
          y2={tenth(y(target))}
          strokeDasharray="2 3"
          className="stroke-edge"
        />
      )}
      <polyline
        points={points.map((point) => `${tenth(point.x)},${tenth(point.y)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      {end && <circle cx={tenth(end.x)} cy={tenth(end.y)} r={3} fill="currentColor" />}
    </svg>
  )
}
