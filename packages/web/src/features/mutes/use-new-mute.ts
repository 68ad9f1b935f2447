import { isMuteLimitReached, normaliseMuteText, type SelectableMuteKind } from '@plainwire/domain/reader'
import { useState } from 'react'
import { createMute, mute, type NewMuteInput } from '../../account/mutes/change-mutes.ts'
import { learnFromAction } from '../../account/premium/learning.ts'
import { useTier } from '../../account/subscription/subscription.ts'
import { mutes } from '../../device/muting/mutes.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { formatMuteName } from '../../edition/actions/mute-name.ts'
import { showAddMuteOutcome, toStoredMuteText } from '../../edition/actions/mute-texts.ts'
import { useEditionSource } from '../../edition/edition-context.ts'
import { useWorkerQuery } from '../../edition/use-answer.ts'
import { useListSettings } from '../../edition/use-reading.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { useNow } from '../../lib/timing/clock.ts'
import { useDebouncedValue } from '../../lib/timing/use-debounced-value.ts'

/** The pause in typing after which the preview of the stories to be muted is computed, in ms. */
const PREVIEW_DELAY_MS = 300

export interface MuteDraft {
  kind: SelectableMuteKind
  text: string
  mode: NewMuteInput['mode']
  /** The last day of the mute, as YYYY-MM-DD; '' if the mute doesn't end. */
  lastDay: string
}

/** The end of a day in the browser's time zone, as an ISO timestamp; undefined for an invalid day. */
function endOf(day: string): string | undefined {
  const end = new Date(`${day}T23:59:59.999`)
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString()
}

/** The stories of the last 7 days that an unsaved mute would have hidden. */
function usePreview({ kind, text: written }: Pick<NewMuteInput, 'kind' | 'text'>) {
  const { newsClient } = useEditionSource()
  const reading = useListSettings()
  const text = normaliseMuteText(kind, written)
  const hasPaused = useDebouncedValue(`${kind} ${text}`, PREVIEW_DELAY_MS) === `${kind} ${text}`
  const request =
    reading && hasPaused && text !== ''
      ? { ...reading, mute: createMute({ kind, text, mode: 'hide' }, new Date(reading.nowMs)) }
      : undefined
  const answer = useWorkerQuery('mutePreview', request, request && (() => newsClient.mutePreview(request)))
  return request && answer?.ok ? answer.data : undefined
}

/**
 * Returns the state and actions of the form for a new mute. If the limit of mutes is reached, saving opens
 * the upgrade dialog instead.
 */
export function useNewMute(suggestion: { kind: SelectableMuteKind; text: string } | undefined) {
  const text = useTexts()
  const { open } = useDialogStack()
  const now = useNow()
  const existing = usePersistedStore(mutes)
  const tier = useTier()
  const [draft, setDraft] = useState<MuteDraft>({
    kind: suggestion?.kind ?? 'word',
    text: suggestion ? formatMuteName(suggestion, text) : '',
    mode: 'hide',
    lastDay: '',
  })
  const until = draft.lastDay === '' ? undefined : endOf(draft.lastDay)
  const newMute: NewMuteInput = {
    kind: draft.kind,
    text: toStoredMuteText(draft.kind, draft.text, text),
    mode: draft.mode,
    ...(until && { until }),
  }
  const isFull = isMuteLimitReached(existing, draft.kind, { tier, now })
  const preview = usePreview(newMute)
  const change = (part: Partial<MuteDraft>) => setDraft({ ...draft, ...part })
  const save = () => {
    const outcome = isFull ? 'limit-reached' : mute(newMute, new Date())
    if (isFull || newMute.text.trim() !== '') showAddMuteOutcome(outcome, newMute.kind, text)
    if (outcome === 'added' && newMute.kind !== 'word')
      learnFromAction({ categories: [], tags: [newMute.text] }, { kind: 'hide' })
    if (outcome === 'limit-reached') open({ name: 'upgrade', variant: 'default' })
    else change({ text: '', lastDay: '' })
  }
  return { draft, change, isFull, preview, save }
}
