import { filterActiveMutes, type Mute } from '@plainwire/domain/reader'
import { formatFullDate } from '@plainwire/domain/time'
import { Trash2 } from 'lucide-react'
import { unmute } from '../../account/mutes/change-mutes.ts'
import { mutes } from '../../device/muting/mutes.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { formatMuteName } from '../../edition/actions/mute-name.ts'
import { showMuteRemovedToast } from '../../edition/actions/mute-texts.ts'
import { useEditionSource } from '../../edition/edition-context.ts'
import type { MutedStories } from '../../edition/handlers/lists/muted.ts'
import { useWorkerQuery } from '../../edition/use-answer.ts'
import { useListSettings } from '../../edition/use-reading.ts'
import { useTexts } from '../../lib/texts.ts'
import { useNow, useTimeZone } from '../../lib/timing/clock.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { MutedHeadlines } from './muted-headlines.tsx'

/** The stories that each mute hides or blurs in this edition, by the mute's id. */
function useMuted(): Record<string, MutedStories> {
  const { newsClient } = useEditionSource()
  const reading = useListSettings()
  const answer = useWorkerQuery('muted', reading, reading && (() => newsClient.muted(reading)))
  return answer?.ok ? answer.data : {}
}

function useFacts(mute: Mute): string {
  const text = useTexts()
  const timeZone = useTimeZone()
  const isActive = filterActiveMutes([mute], useNow()).length > 0
  const until = mute.until && formatFullDate(new Date(mute.until), text.language, timeZone)
  const end = until && text(isActive ? 'mutes.ends' : 'mutes.ended', { day: until })
  return [text(`mutes.kind.${mute.kind}`), text(`mutes.mode.${mute.mode}`), end].filter(Boolean).join(' · ')
}

function Entry({ mute, muted }: { mute: Mute; muted: MutedStories | undefined }) {
  const text = useTexts()
  const facts = useFacts(mute)
  const shown = formatMuteName(mute, text)
  return (
    <li className="grid border-b border-line py-2">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1">
          <span className="block text-16 font-semibold wrap-anywhere">{shown}</span>
          <span className="block text-14 text-ink-soft">{facts}</span>
        </p>
        <IconButton
          aria-label={text('mutes.remove', { muted: shown })}
          icon={Trash2}
          size={18}
          onClick={() => {
            unmute(mute.id)
            showMuteRemovedToast(mute.kind, text)
          }}
        />
      </div>
      {muted && muted.total > 0 ? (
        <details className="text-14">
          <summary className="inline-flex list-none items-center font-semibold text-accent target [&::-webkit-details-marker]:hidden">
            {text.plural(`mutes.count.${mute.mode}`, muted.total)}
          </summary>
          <MutedHeadlines muted={muted} />
        </details>
      ) : (
        <p className="min-h-11 py-2 text-14 text-ink-soft">{muted && text('mutes.count.none')}</p>
      )}
    </li>
  )
}

/** The reader's mutes, each with the stories that it hides or blurs and a button to remove it. */
export function MuteList() {
  const text = useTexts()
  const all = usePersistedStore(mutes)
  const muted = useMuted()
  return (
    <section aria-labelledby="mutes-now">
      <h2 id="mutes-now" className="headline pb-2 text-22">
        {text('mutes.now')}
      </h2>
      {all.length === 0 ? (
        <p className="text-ink-soft">{text('mutes.none')}</p>
      ) : (
        <ul>
          {all.map((mute) => (
            <Entry key={mute.id} mute={mute} muted={muted[mute.id]} />
          ))}
        </ul>
      )}
    </section>
  )
}
