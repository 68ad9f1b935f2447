import {
  isMuteLimitReached,
  MAX_FREE_MUTED_TOPICS,
  MAX_FREE_MUTED_WORDS,
  type Mute,
} from '@plainwire/domain/reader'
import { useState } from 'react'
import { mute, unmute } from '../../account/mutes/change-mutes.ts'
import { useTier } from '../../account/subscription/subscription.ts'
import { mutes } from '../../device/muting/mutes.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import {
  showAddMuteOutcome,
  showMuteRemovedToast,
  toStoredMuteText,
} from '../../edition/actions/mute-texts.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { useNow } from '../../lib/timing/clock.ts'

/** Which mutes a list contains: words, or topics and sources together, which share an input field. */
export type MutedListKind = 'words' | 'topics'

const KINDS = { words: 'word', topics: 'either' } as const
const LIMITS = { words: MAX_FREE_MUTED_WORDS, topics: MAX_FREE_MUTED_TOPICS }

/** The state of one list of mutes, with the input for a new one. */
export function useMutedList(part: MutedListKind) {
  const text = useTexts()
  const { open } = useDialogStack()
  const now = useNow()
  const tier = useTier()
  const all = usePersistedStore(mutes)
  const [typed, setTyped] = useState('')
  const kind = KINDS[part]
  const muted = all.filter((entry) => (entry.kind === 'word') === (part === 'words'))
  const upgrade = () => open({ name: 'upgrade', variant: 'default' })

  const isFull = isMuteLimitReached(all, kind, { tier, now })

  const add = () => {
    if (isFull) {
      showAddMuteOutcome('limit-reached', kind, text)
      upgrade()
      return
    }
    const input = typed.trim()
    const outcome = mute({ kind, text: toStoredMuteText(kind, input, text), mode: 'hide' }, new Date())
    if (outcome === 'limit-reached') upgrade()
    else setTyped('')
    // Empty or duplicate input changes nothing and needs no message.
    if (outcome !== 'unchanged') showAddMuteOutcome(outcome, kind, text)
  }
  const remove = ({ id, kind: removedKind }: Mute) => {
    unmute(id)
    showMuteRemovedToast(removedKind, text)
  }
  return {
    muted,
    typed,
    setTyped,
    add,
    remove,
    upgrade,
    /** The maximum number of mutes in this list; undefined for premium readers, who have no limit. */
    limit: tier === 'free' ? LIMITS[part] : undefined,
    isFull,
  }
}
export type MutedList = ReturnType<typeof useMutedList>
