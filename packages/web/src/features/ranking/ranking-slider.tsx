import { useId } from 'react'
import {
  DEFAULT_RANKING_PREFERENCES,
  updateRankingPreferences,
} from '../../device/reading/ranking-preferences.ts'
import { useTexts } from '../../lib/texts.ts'

interface RankingSliderProps {
  name: 'near' | 'important' | 'topics'
  value: number
  /** Explains why the slider has no effect at the moment; undefined if the slider has an effect. */
  hint: string | undefined
  isDisabled: boolean
}

const STEP = 0.1
/** Rounds to one decimal, to remove floating-point errors of the slider's steps. */
const tenth = (value: number) => Math.round(value * 10) / 10

/** The slider's direction and strength as a text, for screen readers. */
function useWords({ name, value }: Pick<RankingSliderProps, 'name' | 'value'>): string {
  const text = useTexts()
  const percent = Math.round(Math.abs(value - DEFAULT_RANKING_PREFERENCES[name]) * 200)
  if (percent === 0) return text('ranking.middle')
  return text('ranking.percent', {
    percent,
    end: text(`ranking.${name}.${value > DEFAULT_RANKING_PREFERENCES[name] ? 'high' : 'low'}`),
  })
}

/** One slider of the ranking settings, with labels at both ends; its middle is the default order. */
export function RankingSlider({ name, value, hint, isDisabled }: RankingSliderProps) {
  const text = useTexts()
  const id = useId()
  const words = useWords({ name, value })
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-16 font-semibold">
        {text(`ranking.${name}`)}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={STEP}
        value={value}
        disabled={isDisabled}
        aria-valuetext={words}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="w-full accent-accent target"
        onChange={(event) => updateRankingPreferences({ [name]: tenth(Number(event.target.value)) })}
      />
      <div aria-hidden="true" className="flex justify-between text-14 text-ink-soft">
        <span>{text(`ranking.${name}.low`)}</span>
        <span>{text(`ranking.${name}.high`)}</span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-14 text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
