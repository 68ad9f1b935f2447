import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { loadPreferences } from '../../account/preferences/account-preferences.ts'
import { updatePreferences } from '../../account/preferences/update-preferences.ts'
import { type Reader, useAccount, useReader } from '../../account/session/account.ts'
import type { UnroutedDialog } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Tabs } from '../../ui/choices/tabs.tsx'
import { DialogFooter } from '../../ui/dialog/dialog-footer.tsx'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'
import { StatusMessage } from '../../ui/messages/status-message.tsx'
import { EmailTab } from './email-tab.tsx'
import { InterestsTab } from './interests-tab.tsx'
import { MutedTab } from './muted-tab.tsx'
import { getSelectableInterests } from './reader-interests.ts'
import { useMutedList } from './use-muted-list.ts'

const TABS = ['interests', 'muted', 'email', 'ai'] as const
export type PreferencesTab = NonNullable<Extract<UnroutedDialog, { name: 'preferences' }>['tab']>

interface PreferencesDialogProps {
  tab: PreferencesTab | undefined
  /** The content of the AI tab. */
  ai: ReactNode
  onClose: () => void
}

/** The tab with the reader's mail settings, or its loading or error state. */
function Email() {
  const text = useTexts()
  const { preferences } = useAccount()
  const [hasFailed, setFailed] = useState(false)
  const load = async () => {
    setFailed(false)
    setFailed(!(await loadPreferences()))
  }
  const loadMissing = useEffectEvent(() => {
    if (!preferences) void load()
  })
  useEffect(() => loadMissing(), [])
  if (preferences) return <EmailTab preferences={preferences} />
  if (hasFailed) {
    return (
      <StatusMessage kind="error" text={text('preferences.error.fetch')}>
        <Button look="outline" onClick={load}>
          {text('preferences.retry')}
        </Button>
      </StatusMessage>
    )
  }
  return (
    <div className="grid gap-3" aria-busy="true">
      <p className="sr-only" role="status">
        {text('preferences.loading')}
      </p>
      {TABS.map((tab) => (
        <span key={tab} className="breathing h-16 rounded-md bg-hush" />
      ))}
    </div>
  )
}

function Settings({ reader, tab = 'interests', ai, onClose }: PreferencesDialogProps & { reader: Reader }) {
  const text = useTexts()
  const [chosen, setChosen] = useState<PreferencesTab>(tab)
  const [draft, setDraft] = useState<ReturnType<typeof getSelectableInterests>>()
  const interests = draft ?? getSelectableInterests(reader)
  const words = useMutedList('words')
  const topics = useMutedList('topics')
  const save = () => {
    if (draft) void updatePreferences({ interests: draft })
    for (const list of [words, topics]) if (list.typed.trim() !== '' && !list.isFull) list.add()
    onClose()
  }
  return (
    <TextDialog title={text('preferences.title')} onClose={onClose}>
      <Tabs
        label={text('preferences.title')}
        names={TABS}
        chosen={chosen}
        title={(name) => text(`preferences.tab.${name}`)}
        onChoose={setChosen}
      >
        {chosen === 'interests' && (
          <InterestsTab chosen={interests} onChange={(next) => setDraft([...next])} />
        )}
        {chosen === 'muted' && <MutedTab words={words} topics={topics} />}
        {chosen === 'email' && <Email />}
        {chosen === 'ai' && ai}
      </Tabs>
      <DialogFooter>
        <Button look="outline" onClick={onClose}>
          {text('preferences.cancel')}
        </Button>
        {(chosen === 'interests' || chosen === 'muted') && (
          <Button look="solid" onClick={save}>
            {text('preferences.save')}
          </Button>
        )}
      </DialogFooter>
    </TextDialog>
  )
}

/** The personalization settings: interests, mutes, mail and AI. Renders nothing for guests. */
export function PreferencesDialog(props: PreferencesDialogProps) {
  const reader = useReader()
  return reader ? <Settings key={reader.id} {...props} reader={reader} /> : null
}
