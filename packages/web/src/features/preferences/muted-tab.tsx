import { CATEGORIES } from '@plainwire/domain/category'
import { MAX_MUTE_LENGTH, type Mute } from '@plainwire/domain/reader'
import { X } from 'lucide-react'
import { useId } from 'react'
import { formatMuteName } from '../../edition/actions/mute-name.ts'
import { getCategoryTextKey } from '../../edition/labels/category-name.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { MutedList, MutedListKind } from './use-muted-list.ts'

function Entry({ mute, onRemove }: { mute: Mute; onRemove: () => void }) {
  const text = useTexts()
  const name = formatMuteName(mute, text)
  return (
    <li className="inline-flex items-center rounded-full border border-line ps-4 text-14">
      <span className="wrap-anywhere">{name}</span>
      <IconButton aria-label={text('mutes.remove', { muted: name })} icon={X} onClick={onRemove} />
    </li>
  )
}

function Field({ part, list }: { part: MutedListKind; list: MutedList }) {
  const text = useTexts()
  const { typed, setTyped, isFull, add } = list
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextField
        label={text(`preferences.muted.${part}.field`)}
        value={typed}
        maxLength={MAX_MUTE_LENGTH}
        disabled={isFull}
        autoComplete="off"
        autoCapitalize="none"
        suggestions={part === 'topics' ? CATEGORIES.map((name) => text(getCategoryTextKey(name))) : undefined}
        className="min-w-0 flex-1 font-normal!"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button look="outline" type="submit">
        {text('preferences.muted.add')}
      </Button>
    </form>
  )
}

function Part({ part, list }: { part: MutedListKind; list: MutedList }) {
  const text = useTexts()
  const titleId = useId()
  const { muted, limit, isFull, upgrade, remove } = list
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="flex items-baseline justify-between gap-3 text-16 font-semibold">
        {text(`preferences.muted.${part}`)}
        {limit !== undefined && (
          <span className="text-14 font-normal whitespace-nowrap text-ink-soft">
            {text('preferences.muted.count', { count: muted.length, limit })}
          </span>
        )}
      </h2>
      <Field part={part} list={list} />
      {isFull && limit !== undefined && (
        <p role="status" className="rounded-md bg-hush px-3 py-1 text-14">
          {text(`mutes.full.${part}`, { limit })}{' '}
          <Button look="text" onClick={upgrade}>
            {text('preferences.upgrade')}
          </Button>
        </p>
      )}
      {muted.length === 0 ? (
        <p className="text-14 text-ink-soft">{text(`preferences.muted.${part}.none`)}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {muted.map((mute) => (
            <Entry key={mute.id} mute={mute} onRemove={() => remove(mute)} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The lists of muted words, and of muted topics and sources. Changes take effect immediately. */
export function MutedTab({ words, topics }: { words: MutedList; topics: MutedList }) {
  const text = useTexts()
  const { open } = useDialogStack()
  return (
    <div className="grid gap-6">
      <p className="text-14 text-ink-soft">{text('preferences.muted.explained')}</p>
      <Part part="words" list={words} />
      <Part part="topics" list={topics} />
      <Button look="text" className="justify-self-start" onClick={() => open({ name: 'mutes' })}>
        {text('preferences.muted.more')}
      </Button>
    </div>
  )
}
