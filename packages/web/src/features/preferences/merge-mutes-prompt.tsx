import { selectUploadableMutes } from '@plainwire/domain/reader'
import { useEffect, useEffectEvent } from 'react'
import { lastMuteMergePromptTime } from '../../account/mutes/merge-prompted-at.ts'
import { useAccount } from '../../account/session/account.ts'
import { getCurrentTier } from '../../account/subscription/subscription.ts'
import { mutes } from '../../device/muting/mutes.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'

/** True if a mute was added without an account since the last prompt and fits within the account's limit. */
function isPromptDue(all: ReturnType<typeof mutes.get>, promptedAt: string): boolean {
  const fitting = selectUploadableMutes(all, { tier: getCurrentTier(), now: new Date() })
  return fitting.some(({ addedAt }) => promptedAt === '' || Date.parse(addedAt) > Date.parse(promptedAt))
}

/**
 * After sign-in, opens the dialog that offers to add this device's mutes to the account. The dialog doesn't
 * open in front of another dialog, and opens again only after another mute has been added. Renders nothing.
 *
 * @param isFree true while no dialog is open
 */
export function MergeMutesPrompt({ isFree }: { isFree: boolean }) {
  const { open } = useDialogStack()
  const { status, preferences } = useAccount()
  const all = usePersistedStore(mutes)
  const promptedAt = usePersistedStore(lastMuteMergePromptTime)
  // Waits for the preferences, because mutes that the account already has need no prompt.
  const isDue = isFree && status === 'signed-in' && preferences !== undefined && isPromptDue(all, promptedAt)
  const offer = useEffectEvent(() => {
    lastMuteMergePromptTime.set(new Date().toISOString())
    open({ name: 'mergeMutes' })
  })
  useEffect(() => {
    if (isDue) offer()
  }, [isDue])
  return null
}
