import { useEffect } from 'react'
import { useEdition, useEditionSource } from '../../edition/edition-context.ts'
import type { CoverageGapGroup } from '../../edition/handlers/lists/gaps.ts'
import { useWorkerQuery } from '../../edition/use-answer.ts'
import { useListSettings } from '../../edition/use-reading.ts'
import { useTexts } from '../../lib/texts.ts'

export type CoverageGapsState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'loaded'; groups: readonly CoverageGapGroup[] }

/**
 * Returns the edition's coverage gaps. Until the edition is loaded, they are the ones that the server
 * embedded in the page; after that, they include the gap that depends on the reader's place.
 */
export function useCoverageGaps(): CoverageGapsState {
  const { newsClient, firstView, loadWhole } = useEditionSource()
  const { failure } = useEdition()
  const { language } = useTexts()
  const reading = useListSettings()
  useEffect(loadWhole, [loadWhole])
  const answer = useWorkerQuery('gaps', reading, reading && (() => newsClient.gaps(reading)))
  if (answer?.ok) return { state: 'loaded', groups: answer.data }
  const embedded = firstView?.language === language ? firstView.gaps : undefined
  if (embedded) return { state: 'loaded', groups: embedded }
  return { state: failure || answer ? 'failed' : 'loading' }
}
