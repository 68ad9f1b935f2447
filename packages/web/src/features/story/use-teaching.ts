import type { NewsStory } from '@plainwire/domain/contract'
import { SECOND_MS } from '@plainwire/domain/units'
import { useEffect, useState } from 'react'
import { learnLater } from '../../account/premium/learn-later.ts'

/** Learns from an open story and from how long it is looked at, where the reader wants that. */
export function useTeaching(story: NewsStory): void {
  // A newer text of the same story isn't opened again.
  const [opened, setOpened] = useState(story)
  if (opened.id !== story.id) setOpened(story)
  useEffect(() => {
    learnLater(opened, { kind: 'open' })
    let lookedFrom: number | undefined = Date.now()
    const lookAway = () => {
      if (lookedFrom !== undefined)
        learnLater(opened, { kind: 'read', seconds: (Date.now() - lookedFrom) / SECOND_MS })
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
  }, [opened])
}
