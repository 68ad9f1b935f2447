import type { NewsStory } from '@plainwire/domain/contract'
import { useEffect } from 'react'
import { learnLater } from '../../account/premium/learn-later.ts'

const SECOND_MS = 1000

/** Learns from an open story and from how long it is looked at, where the reader wants that. */
export function useTeaching(story: NewsStory): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer text of the same story isn't opened again
  useEffect(() => {
    learnLater(story, { kind: 'open' })
    let lookedFrom: number | undefined = Date.now()
    const lookAway = () => {
      if (lookedFrom !== undefined)
        learnLater(story, { kind: 'read', seconds: (Date.now() - lookedFrom) / SECOND_MS })
      lookedFrom = undefined
    }
    const look = () => {
      if (document.visibilityState === 'hidden') lookAway()
      else lookedFrom = Date.now()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      lookAway()
    }
  }, [story.id])
}
