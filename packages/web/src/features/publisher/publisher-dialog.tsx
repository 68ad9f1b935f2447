import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { FollowStar } from '../../edition/actions/follow-star.tsx'
import { useEditionSource } from '../../edition/edition-context.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'
import { PublisherFacts } from './publisher-facts.tsx'

/** A button that opens the mutes dialog with this publisher filled in. */
function MuteButton({ publisher }: { publisher: string }) {
  const text = useTexts()
  const { open } = useDialogStack()
  return (
    <Button
      look="outline"
      className="justify-self-start"
      onClick={() => open({ name: 'mutes', suggestion: { kind: 'source', text: publisher } })}
    >
      <BellOff size={16} aria-hidden="true" />
      {text('mutes.source')}
    </Button>
  )
}

/** The dialog with facts about a publisher: its owner, and figures measured on its articles. */
export function PublisherDialog({ publisherId, onClose }: { publisherId: string; onClose: () => void }) {
  const text = useTexts()
  const { newsClient } = useEditionSource()
  const { data } = useQuery({
    queryKey: ['publisher', publisherId],
    queryFn: () => newsClient.publisher(publisherId),
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
  })
  return (
    <TextDialog title={data?.ok ? data.data.name : text('publisher.title')} onClose={onClose} gap={5}>
      {!data && <p className="min-h-96 text-ink-soft">{text('publisher.loading')}</p>}
      {data && !data.ok && <p role="alert">{text('publisher.error')}</p>}
      {data?.ok && <PublisherFacts passport={data.data} />}
      {data?.ok && (
        <div className="flex flex-wrap gap-3">
          <FollowStar
            thing={{ kind: 'publisher', key: data.data.id, label: data.data.name }}
            label={text('publisher.follow')}
          />
          <MuteButton publisher={data.data.name} />
        </div>
      )}
      <p className="text-14 text-ink-soft">{text('publisher.rule')}</p>
    </TextDialog>
  )
}
