import { mutesThatFit } from '@plainwire/domain/reader'
import { useEffect, useEffectEvent } from 'react'
import { mergePromptedAt } from '../../account/mutes/merge-prompted-at.ts'
import { useAccount } from '../../account/session/account.ts'
import { tier } from '../../account/subscription/subscription.ts'
import { mutes } from '../../device/muting/mutes.ts'
import { usePersisted } from '../../device/storage/persisted.ts'
import { useOpenDialogs } from '../../lib/open-dialogs.ts'

/** Whether something was muted without an account since the last prompt, and the account has room for it. */
function isPromptDue(all: ReturnType<typeof mutes.get>, promptedAt: string): boolean {
  const fitting = mutesThatFit(all, { tier: tier(), now: new Date() })
  return fitting.some(({ addedAt }) => promptedAt === '' || Date.parse(addedAt) > Date.parse(promptedAt))
}

/** Prompts about a guest's mutes when they first sign in: once, and never in front of another dialog. */
export function MergeOffer({ isFree }: { isFree: boolean }) {
  const { open } = useOpenDialogs()
  const { status, preferences } = useAccount()
  const all = usePersisted(mutes)
  const promptedAt = usePersisted(mergePromptedAt)
  // The preferences include the account's own mutes, which need no prompt.
  const isDue = isFree && status === 'signed-in' && preferences !== undefined && isPromptDue(all, promptedAt)
  const offer = useEffectEvent(() => {
    mergePromptedAt.set(new Date().toISOString())
    open({ name: 'mergeMutes' })
  })
  useEffect(() => {
    if (isDue) offer()
  }, [isDue])
  return null
}
