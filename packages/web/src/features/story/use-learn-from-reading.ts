import type { NewsStory } from '@plainwire/domain/contract'
import { SECOND_MS } from '@plainwire/domain/units'
import { useEffect, useState } from 'react'
import { learnFromActionLazily } from '../../account/premium/learn-later.ts'

/** Updates the learned interests from an open story and its reading time, if the reader allows it. */
export function useLearnInterestsFromReading(story: NewsStory): void {
  // An updated version of the same story doesn't count as opened again.
  const [opened, setOpened] = useState(story)
  if (opened.id !== story.id) setOpened(story)
  useEffect(() => {
    learnFromActionLazily(opened, { kind: 'open' })
    let visibleSince: number | undefined = Date.now()
    const endReading = () => {
      if (visibleSince !== undefined)
        learnFromActionLazily(opened, { kind: 'read', seconds: (Date.now() - visibleSince) / SECOND_MS })
      visibleSince = undefined
    }
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') endReading()
      else visibleSince = Date.now()
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      endReading()
    }
  }, [opened])
}
