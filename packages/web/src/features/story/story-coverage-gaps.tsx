import type { NewsStory } from '@plainwire/domain/contract'
import { type CoverageGap, findCommonPublisherOwner, findCoverageGaps } from '@plainwire/domain/coverage'
import { CircleDashed } from 'lucide-react'
import { useEffect } from 'react'
import { type Place, usePlace } from '../../device/place/place.ts'
import { useEditionSource } from '../../edition/edition-context.ts'
import { getCountryName } from '../../edition/labels/place-name.tsx'
import { useWorkerQuery } from '../../edition/use-answer.ts'
import { useListSettings } from '../../edition/use-reading.ts'
import { type Localizer, useTexts } from '../../lib/texts.ts'

/**
 * Returns the coverage gaps of a story, such as that all its publishers have the same owner. The gap that no
 * source is from the reader's country is found only if the reader's place is known and the edition is loaded.
 */
function useGaps(story: NewsStory): readonly CoverageGap[] {
  const { newsClient, loadWhole } = useEditionSource()
  const reading = useListSettings()
  const isPlaced = usePlace() !== undefined
  useEffect(() => {
    if (isPlaced) loadWhole()
  }, [isPlaced, loadWhole])
  const request = reading?.place ? { ...reading, storyId: story.id } : undefined
  const answer = useWorkerQuery('storyGaps', request, request && (() => newsClient.storyGaps(request)))
  return (answer?.ok ? answer.data : undefined) ?? findCoverageGaps(story)
}

function sentence(gap: CoverageGap, story: NewsStory, here: Place | undefined, text: Localizer): string {
  const { location, reports } = story
  const place = { country: location?.country ?? undefined, countryCode: location?.country_code ?? undefined }
  return text(`story.gap.${gap}`, {
    count: reports.publishers,
    reports: reports.independent,
    owner: findCommonPublisherOwner(story) ?? '',
    country: getCountryName(place, text.language) ?? '',
    here: (here && getCountryName(here, text.language)) ?? '',
  })
}

/** The list of a story's coverage gaps, each as a sentence, such as that all sources are in English. */
export function StoryCoverageGaps({ story }: { story: NewsStory }) {
  const text = useTexts()
  const gaps = useGaps(story)
  const place = usePlace()
  if (gaps.length === 0) return null
  return (
    <ul className="grid gap-1.5 border-t border-line py-3 text-14" aria-label={text('gaps.title')}>
      {gaps.map((gap) => (
        <li key={gap} className="flex gap-2" suppressHydrationWarning>
          <CircleDashed size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
          {sentence(gap, story, place, text)}
        </li>
      ))}
    </ul>
  )
}
