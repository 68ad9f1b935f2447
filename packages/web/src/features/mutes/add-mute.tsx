import { CATEGORIES } from '@plainwire/domain/category'
import {
  type ChosenMuteKind,
  FREE_MUTED_TOPICS,
  FREE_MUTED_WORDS,
  MAX_MUTE_LENGTH,
  MUTE_KINDS,
} from '@plainwire/domain/reader'
import { useId } from 'react'
import { categoryKey } from '../../edition/category-name.ts'
import { useEditionSource } from '../../edition/edition-context.ts'
import { useAnswer } from '../../edition/use-answer.ts'
import { useReading } from '../../edition/use-reading.ts'
import { useTexts } from '../../lib/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { MutePreview } from './mute-preview.tsx'
import { type MuteDraft, useNewMute } from './use-new-mute.ts'

const FIELD = 'w-full rounded-md border border-edge bg-paper px-3 text-16 target disabled:opacity-60'
const CHOICE =
  'inline-flex cursor-pointer items-center gap-2 rounded-full border border-line px-4 text-14 target has-checked:border-ink has-checked:font-semibold'

interface PartProps {
  draft: MuteDraft
  change: (part: Partial<MuteDraft>) => void
  isFull: boolean
}

interface ChoiceProps<Value extends string> {
  legend: string
  name: string
  values: readonly Value[]
  chosen: Value
  label: (value: Value) => string
  isOff?: boolean
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({
  legend,
  name,
  values,
  chosen,
  label,
  isOff,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <fieldset disabled={isOff} className="grid gap-2 disabled:opacity-60">
      <legend className="pb-1 text-14 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <label key={value} className={CHOICE}>
            <input
              type="radio"
              name={name}
              className="accent-accent"
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label(value)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Suggestions for a mute, by the input: publishers and topics of the edition, and every category. */
function useNames({ kind, text: typed }: MuteDraft): readonly string[] {
  const text = useTexts()
  const { newsroom } = useEditionSource()
  const reading = useReading()
  const request = reading && kind !== 'word' && typed.trim() !== '' ? { ...reading, typed, kind } : undefined
  const answer = useAnswer('suggestions', request, request && (() => newsroom.suggestions(request)))
  const found = request && answer?.ok ? answer.data.map((term) => term.text) : []
  return kind === 'topic' ? [...CATEGORIES.map((name) => text(categoryKey(name))), ...found] : found
}

function TextField({ draft, change, isFull }: PartProps) {
  const text = useTexts()
  const listId = useId()
  const names = useNames(draft)
  return (
    <label className="grid gap-1 text-14 font-semibold">
      {text(`mutes.text.${draft.kind}`)}
      <input
        type="text"
        className={`${FIELD} font-normal`}
        value={draft.text}
        maxLength={MAX_MUTE_LENGTH}
        disabled={isFull}
        autoComplete="off"
        autoCapitalize="none"
        list={draft.kind === 'word' ? undefined : listId}
        onChange={(event) => change({ text: event.target.value })}
      />
      <datalist id={listId}>
        {[...new Set(names)].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </label>
  )
}

function LastDayField({ draft, change, isFull }: PartProps) {
  const text = useTexts()
  const explainedId = useId()
  return (
    <div className="grid gap-1 text-14">
      <label className="grid gap-1 font-semibold">
        {text('mutes.until')}
        <input
          type="date"
          className={`${FIELD} font-normal`}
          value={draft.lastDay}
          disabled={isFull}
          aria-describedby={explainedId}
          onChange={(event) => change({ lastDay: event.target.value })}
        />
      </label>
      <p id={explainedId} className="text-ink-soft">
        {text('mutes.until.explained')}
      </p>
    </div>
  )
}

/** Makes up a mute: what, how, until when, and what it would have muted lately, before it is saved. */
export function AddMute({ suggestion }: { suggestion: { kind: ChosenMuteKind; text: string } | undefined }) {
  const text = useTexts()
  const { draft, change, isFull, preview, save } = useNewMute(suggestion)
  const limit = draft.kind === 'word' ? FREE_MUTED_WORDS : FREE_MUTED_TOPICS
  const part = { draft, change, isFull }
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Choice
        legend={text('mutes.kind')}
        name="mute-kind"
        values={MUTE_KINDS}
        chosen={draft.kind}
        label={(kind) => text(`mutes.kind.${kind}`)}
        onChoose={(kind) => change({ kind, text: '' })}
      />
      {isFull && (
        <p role="status" className="rounded-md bg-hush p-3 text-14">
          {text(draft.kind === 'word' ? 'mutes.full.words' : 'mutes.full.topics', { limit })}
        </p>
      )}
      <TextField {...part} />
      <MutePreview preview={preview} />
      <Choice
        legend={text('mutes.mode')}
        name="mute-mode"
        values={['hide', 'blur']}
        chosen={draft.mode}
        label={(mode) => text(`mutes.mode.${mode}`)}
        isOff={isFull}
        onChoose={(mode) => change({ mode })}
      />
      <LastDayField {...part} />
      <button type="submit" className={`justify-self-start ${buttonClass('solid')}`}>
        {text('mutes.add')}
      </button>
    </form>
  )
}
