import { buildFollowedThingId } from '@plainwire/domain/follow'
import { type ReactNode, useEffect } from 'react'
import { FOLLOWED_SORT_ORDERS, followedSortOrder } from '../../account/followed/followed.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { announce } from '../../lib/access/announcements.ts'
import { useTexts } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { StatusMessage } from '../../ui/messages/status-message.tsx'
import { FollowedItemSection } from './followed-item-section.tsx'
import { type FollowedThingWithStories, useFollowing } from './use-following.ts'

function Empty() {
  const text = useTexts()
  return (
    <StatusMessage kind="empty" text={text('following.empty')}>
      <ButtonLink look="solid" to="/">
        {text('following.empty.action')}
      </ButtonLink>
    </StatusMessage>
  )
}

/** A field in which the reader chooses the order of the followed things. */
function OrderChooser() {
  const text = useTexts()
  const order = usePersistedStore(followedSortOrder)
  return (
    <SelectField
      label={text('following.order')}
      values={FOLLOWED_SORT_ORDERS}
      chosen={order}
      title={(option) => text(`following.order.${option}`)}
      onChoose={followedSortOrder.set}
      ground="surface"
      isInline
    />
  )
}

/**
 * Returns the total number of new stories. A listed story that belongs to several followed things counts
 * once; stories beyond the listed ones are counted separately for each thing.
 */
function newCount(entries: readonly FollowedThingWithStories[]): number {
  const listed = new Set(entries.flatMap(({ news }) => news?.fresh.map(({ id }) => id) ?? []))
  const beyond = entries.reduce((sum, { news }) => sum + (news ? news.freshTotal - news.fresh.length : 0), 0)
  return listed.size + beyond
}

/**
 * The page with the stories of everything that the reader follows. Stories that are new since the reader's
 * last visit come first.
 */
export function FollowingPage({ skeleton }: { skeleton: ReactNode }) {
  const text = useTexts()
  const { entries, isLoading } = useFollowing()
  const count = newCount(entries)
  const summary = count === 0 ? text('following.new.none') : text.plural('following.new', count)
  const isKnown = entries.length > 0 && !isLoading
  useEffect(() => {
    if (isKnown) announce(summary)
  }, [isKnown, summary])
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-4">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="headline text-22">{text('navigation.following')}</h1>
          <p className="min-h-6 text-14 text-ink-soft tabular-nums">{isKnown && summary}</p>
        </div>
        {entries.length > 1 && <OrderChooser />}
      </div>
      {entries.length === 0 && <Empty />}
      {isLoading && skeleton}
      {isKnown && (
        <div className="grid gap-x-10 gap-y-2 pb-10 lg:grid-cols-2">
          {entries.map(({ thing, news }) => (
            <FollowedItemSection key={buildFollowedThingId(thing)} thing={thing} news={news} />
          ))}
        </div>
      )}
    </>
  )
}
