import { Check } from 'lucide-react'
import { useTexts } from '../../lib/texts.ts'
import { type FigureWithHistory, isTargetReached } from './figure-groups.ts'
import { formatQualityNumber } from './figure-text.ts'
import { Sparkline } from './sparkline.tsx'

function Target({ figure }: { figure: FigureWithHistory }) {
  const text = useTexts()
  const { target, lowerIsBetter } = figure
  if (target === undefined) return null
  const value = formatQualityNumber(target, text.language)
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span>{text(lowerIsBetter ? 'quality.most' : 'quality.least', { value })}</span>
      {isTargetReached(figure) ? (
        <span className="inline-flex items-center gap-1 font-semibold text-ok">
          <Check size={16} aria-hidden="true" />
          {text('quality.reached')}
        </span>
      ) : (
        <span>{text('quality.short')}</span>
      )}
    </p>
  )
}

/** One accuracy figure: its value, target, baseline and published comparison, and a chart of its history. */
export function QualityFigureItem({ figure }: { figure: FigureWithHistory }) {
  const text = useTexts()
  const { measure, value, items, on, baseline, published, target, history } = figure
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-4 text-14 text-ink-soft md:grid-cols-[minmax(0,1fr)_12rem]">
      <h3 lang="en" className="text-16 font-semibold text-ink first-letter:uppercase md:col-start-1">
        {measure}
      </h3>
      <div className="flex items-center justify-between gap-4 md:col-start-2 md:row-span-3 md:row-start-1 md:self-start">
        <span className="text-22 font-semibold text-ink tabular-nums">
          {formatQualityNumber(value, text.language)}
        </span>
        <Sparkline history={history} target={target} />
      </div>
      <div className="md:col-start-1">
        <Target figure={figure} />
        {baseline !== undefined && (
          <p>{text('quality.baseline', { value: formatQualityNumber(baseline, text.language) })}</p>
        )}
        {published && (
          <p>
            {text('quality.published', { value: formatQualityNumber(published.value, text.language) })}{' '}
            <span lang="en">({published.source})</span>
          </p>
        )}
      </div>
      <p className="min-w-0 wrap-break-word md:col-start-1">
        {text.plural('quality.items', items)} · <span lang="en">{on}</span>
      </p>
    </li>
  )
}
