import { PROXIMITY_LEVELS } from '@plainwire/domain/ranking'
import { useCityName } from '../../device/place/city-name.ts'
import { usePlace } from '../../device/place/place.ts'
import { LOCAL_RADIUS_CHOICES_KM, localRadius } from '../../device/place/radius.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { LazyFollowCityButton } from '../../edition/actions/lazy-follow-city-button.tsx'
import type { SectionStories } from '../../edition/lists/use-section.ts'
import { useTexts } from '../../lib/texts.ts'

/** A slider for the radius of local news. Its last position means the reader's whole country. */
function RadiusSlider() {
  const text = useTexts()
  const km = usePersistedStore(localRadius)
  const chosen = LOCAL_RADIUS_CHOICES_KM.indexOf(km ?? 0)
  const label = km === undefined ? text('local.radius.country') : text('local.radius.km', { km })
  return (
    <label className="flex min-w-0 flex-1 basis-full items-center gap-3 text-14 sm:max-w-90 sm:basis-auto">
      <span className="shrink-0">{text('local.radius')}</span>
      <input
        type="range"
        min={0}
        max={LOCAL_RADIUS_CHOICES_KM.length}
        value={chosen === -1 ? LOCAL_RADIUS_CHOICES_KM.length : chosen}
        aria-valuetext={label}
        className="min-w-0 flex-1 accent-accent target"
        onChange={(event) => localRadius.set(LOCAL_RADIUS_CHOICES_KM[Number(event.target.value)])}
      />
      <span className="w-26 shrink-0 text-end text-ink-soft tabular-nums">{label}</span>
    </label>
  )
}

/**
 * Returns the number of stories at each level of proximity, as texts. The text of the level 'place' contains
 * the radius, if the reader has chosen one.
 */
function useCounts(levels: SectionStories['levels']): string[] {
  const text = useTexts()
  const km = usePersistedStore(localRadius)
  return PROXIMITY_LEVELS.flatMap((level) => {
    const count = levels[level]
    if (!count) return []
    if (level === 'place' && km !== undefined) return text.plural('local.level.within', count, { km })
    return text.plural(`local.level.${level}`, count)
  })
}

/**
 * The header of the Local section: the reader's place, or a message that there is no news from it, with the
 * radius and the number of stories at each level of proximity.
 */
export function LocalBanner({ levels }: Pick<SectionStories, 'levels'>) {
  const text = useTexts()
  const place = usePlace()
  const name = useCityName()
  // A place that is only a part of the world, such as 'European location', has no city name to show.
  const city = (place?.part ? undefined : name) ?? text('local.banner.unknown')
  const counts = useCounts(levels)
  const isElsewhere = Boolean(levels.fallback) && counts.length === 1
  return (
    <div className="grid gap-1 border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <div className="flex items-center gap-x-3">
          <p className="text-16 font-semibold">
            {text(isElsewhere ? 'local.banner.none' : 'local.banner', { city })}
          </p>
          {place?.countryCode && !place.isDefault && !place.part && (
            <LazyFollowCityButton city={place.city} countryCode={place.countryCode} label={city} />
          )}
        </div>
        <RadiusSlider />
      </div>
      <p className="min-h-5 text-14 text-ink-soft tabular-nums">
        {isElsewhere ? text('local.none') : counts.join(' · ')}
      </p>
    </div>
  )
}
