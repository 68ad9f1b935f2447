import { useEffect } from 'react'
import { useEdition, useEditionSource } from '../../edition/edition-context.ts'
import type { GapGroup } from '../../edition/handlers/gaps.ts'
import { useAnswer } from '../../edition/use-answer.ts'
import { useReading } from '../../edition/use-reading.ts'
import { useTexts } from '../../lib/texts.ts'

export type GapsState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'loaded'; groups: readonly GapGroup[] }

/** The edition's coverage gaps: as they came in the page until the edition is here, then for the reader's place. */
export function useGaps(): GapsState {
  const { newsroom, firstView, want } = useEditionSource()
  const { failure } = useEdition()
  const { language } = useTexts()
  const reading = useReading()
  useEffect(want, [want])
  const answer = useAnswer('gaps', reading, reading && (() => newsroom.gaps(reading)))
  if (answer?.ok) return { state: 'loaded', groups: answer.data }
  const came = firstView?.language === language ? firstView.gaps : undefined
  if (came) return { state: 'loaded', groups: came }
  return { state: failure || answer ? 'failed' : 'loading' }
}
