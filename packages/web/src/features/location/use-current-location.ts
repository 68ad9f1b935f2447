import { DEFAULT_PLACE, DETECTION_FAILURE_PLACE } from '@plainwire/domain/place'
import { useState } from 'react'
import type { PlaceLookupResult } from '../../device/place/find-place.ts'
import { clearManualPlace, type Place, type PlaceChoice, setCurrentPlace } from '../../device/place/place.ts'
import { useEditionSource } from '../../edition/edition-context.ts'
import { announce } from '../../lib/access/announcements.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { useTexts } from '../../lib/texts.ts'
import { getBrowserPlaceFinder } from './browser-place.ts'

/** Creates the default place that is used if detection failed: for this visit only, never persisted. */
function defaultPlace(choice: PlaceChoice): Place {
  const displayName = `${choice.city}, ${choice.country}`
  return { ...choice, displayName, accuracy: 0, source: 'ip', timestamp: 0, isDefault: true }
}

/** The action 'Use Current Location': clears the manually chosen place and detects the current one. */
export function useLocationDetection(onDone: () => void) {
  const text = useTexts()
  const { newsClient } = useEditionSource()
  const [isFinding, setFinding] = useState(false)

  const show = (found: PlaceLookupResult) => {
    if (found === 'failed') {
      setCurrentPlace(defaultPlace(DETECTION_FAILURE_PLACE))
      showToast(text('location.failed'), 'error')
    } else if (found === 'unknown') {
      setCurrentPlace(defaultPlace(DEFAULT_PLACE))
      showToast(text('location.undetected', { city: DEFAULT_PLACE.city }))
    } else announce(text('location.detected', { place: found.displayName }))
  }
  const find = async () => {
    if (isFinding) return
    setFinding(true)
    clearManualPlace()
    show(await getBrowserPlaceFinder(newsClient)(true).catch(() => 'failed' as const))
    setFinding(false)
    onDone()
  }
  return { isFinding, find }
}
