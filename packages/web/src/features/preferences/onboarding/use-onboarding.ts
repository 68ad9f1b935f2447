import type { Interest } from '@plainwire/domain/contract'
import { useEffect, useRef, useState } from 'react'
import { updatePreferences } from '../../../account/preferences/update-preferences.ts'
import type { Reader } from '../../../account/session/account.ts'
import { getCurrentTier } from '../../../account/subscription/subscription.ts'
import { useDialogStack } from '../../../lib/addresses/open-dialogs.ts'
import { getSelectableInterests } from '../reader-interests.ts'
import { type Demographics, UNDISCLOSED } from './demographics-fields.tsx'

/** How long the dialog shows 'Saving...' before it sends the answers, in ms. */
const SAVING_DELAY_MS = 1000

const demographicsOf = ({ age, gender }: Reader): Demographics => ({
  age: age || UNDISCLOSED,
  gender: gender || UNDISCLOSED,
})

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Returns the fields that the reader has changed, because unchanged fields aren't sent. */
function changedAnswers(reader: Reader, interests: readonly Interest[], demographics: Demographics) {
  return {
    ...(!isSame(interests, getSelectableInterests(reader)) && { interests: [...interests] }),
    ...(!isSame(demographics, demographicsOf(reader)) && demographics),
  }
}

/** The state of the onboarding, with its two steps: interests (0) and demographics (1). */
export function useOnboarding(reader: Reader, onClose: () => void) {
  const { replace } = useDialogStack()
  const [step, setStep] = useState<0 | 1>(0)
  const [interests, setInterests] = useState<readonly Interest[]>(() => getSelectableInterests(reader))
  const [demographics, setDemographics] = useState<Demographics>(() => demographicsOf(reader))
  const [isSaving, setSaving] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const save = () =>
    updatePreferences({ ...changedAnswers(reader, interests, demographics), onboarding_completed: true })

  const finish = () => {
    if (isSaving) return
    setSaving(true)
    timer.current = setTimeout(async () => {
      const isSaved = await save()
      setSaving(false)
      if (!isSaved) return
      if (getCurrentTier() === 'free') replace({ name: 'upgrade', variant: 'welcome' })
      else onClose()
    }, SAVING_DELAY_MS)
  }
  /**
   * Completes the onboarding without saving the answers. But if the reader has already pressed the button
   * that saves them, they are saved at once, without the rest of the delay.
   */
  const skip = () => {
    clearTimeout(timer.current)
    void (isSaving ? save() : updatePreferences({ onboarding_completed: true }))
    onClose()
  }
  return { step, setStep, interests, setInterests, demographics, setDemographics, isSaving, finish, skip }
}
export type OnboardingState = ReturnType<typeof useOnboarding>
