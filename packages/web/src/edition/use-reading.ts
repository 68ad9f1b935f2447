import type { Section } from '@plainwire/domain/category'
import { useMemo } from 'react'
import { usePremiumListOptions } from '../account/premium/ai-features.ts'
import { useReader } from '../account/session/account.ts'
import { mutes } from '../device/muting/mutes.ts'
import { usePlaceForLists } from '../device/place/place.ts'
import { isDefaultRanking, rankingPreferences } from '../device/reading/ranking-preferences.ts'
import { usePersistedStore } from '../device/storage/persisted.ts'
import { useTexts } from '../lib/texts.ts'
import { useEdition } from './edition-context.ts'
import type { ListSettings } from './handlers/request.ts'

const NO_INTERESTS: readonly string[] = []

/** Returns the signed-in reader's interests, lowercased. */
function useInterests(): readonly string[] {
  const own = useReader()?.interests
  return useMemo(() => own?.map((name) => name.toLowerCase()) ?? NO_INTERESTS, [own])
}

/**
 * True if a section's list is ordered for this reader, so that the order of the server's page isn't
 * preserved.
 */
export function useIsOrderPersonalised(section: Section): boolean {
  const hasInterests = useInterests().length > 0
  const hasRankingPreferences = !isDefaultRanking(usePersistedStore(rankingPreferences))
  const assist = usePremiumListOptions()
  return (section === 'all' && hasInterests) || hasRankingPreferences || assist !== undefined
}

/**
 * Returns the reader's settings for lists, which are part of every request about the edition; undefined until
 * the edition is loaded.
 */
export function useListSettings(): ListSettings | undefined {
  const { whole } = useEdition()
  const { language } = useTexts()
  const place = usePlaceForLists()
  const interests = useInterests()
  const ranking = usePersistedStore(rankingPreferences)
  const muted = usePersistedStore(mutes)
  const assist = usePremiumListOptions()
  return useMemo(
    () =>
      whole && {
        edition: whole.number,
        nowMs: whole.rankedAt.getTime(),
        language,
        place,
        interests,
        rankingPreferences: ranking,
        mutes: muted,
        ...(assist && { assist }),
      },
    [whole, language, place, interests, ranking, muted, assist],
  )
}
