import { CATEGORIES } from '@plainwire/domain/category'
import {
  MAX_FREE_MUTED_TOPICS,
  MAX_FREE_MUTED_WORDS,
  MAX_MUTE_LENGTH,
  SELECTABLE_MUTE_KINDS,
  type SelectableMuteKind,
} from '@plainwire/domain/reader'
import { useEditionSource } from '../../edition/edition-context.ts'
import { getCategoryTextKey } from '../../edition/labels/category-name.ts'
import { useWorkerQuery } from '../../edition/use-answer.ts'
import { useListSettings } from '../../edition/use-reading.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { RadioChip } from '../../ui/choices/radio-chip.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { MutePreview } from './mute-preview.tsx'
import { type MuteDraft, useNewMute } from './use-new-mute.ts'

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
  isDisabled?: boolean
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({
  legend,
  name,
  values,
  chosen,
  label,
  isDisabled,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <fieldset disabled={isDisabled} className="grid gap-2 disabled:opacity-60">
      <legend className="pb-1 text-14 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <RadioChip
            key={value}
            name={name}
            shape="pill"
            isChosen={value === chosen}
            onChoose={() => onChoose(value)}
          >
            {label(value)}
          </RadioChip>
        ))}
      </div>
    </fieldset>
  )
}

/**
 * Returns suggestions for the typed text. For a topic, they are all categories and the matching topics of the
 * edition; for a source, the matching publishers of the edition; for a word, there are none.
 */
function useSuggestions({ kind, text: typed }: MuteDraft): readonly string[] {
  const text = useTexts()
  const { newsClient } = useEditionSource()
  const reading = useListSettings()
  const request = reading && kind !== 'word' && typed.trim() !== '' ? { ...reading, typed, kind } : undefined
  const answer = useWorkerQuery('suggestions', request, request && (() => newsClient.suggestions(request)))
  const found = request && answer?.ok ? answer.data.map((term) => term.text) : []
  return kind === 'topic' ? [...CATEGORIES.map((name) => text(getCategoryTextKey(name))), ...found] : found
}

function MutedText({ draft, change, isFull }: PartProps) {
  const text = useTexts()
  const suggestions = useSuggestions(draft)
  return (
    <TextField
      label={text(`mutes.text.${draft.kind}`)}
      value={draft.text}
      maxLength={MAX_MUTE_LENGTH}
      disabled={isFull}
      autoComplete="off"
      autoCapitalize="none"
      suggestions={draft.kind === 'word' ? undefined : suggestions}
      onChange={({ target }) => change({ text: target.value })}
    />
  )
}

function LastDay({ draft, change, isFull }: PartProps) {
  const text = useTexts()
  return (
    <TextField
      label={text('mutes.until')}
      hint={text('mutes.until.explained')}
      type="date"
      value={draft.lastDay}
      disabled={isFull}
      onChange={({ target }) => change({ lastDay: target.value })}
    />
  )
}

/**
 * The form for a new mute: kind, text, mode and last day, with a preview of the stories that it would mute.
 */
export function AddMuteForm({
  suggestion,
}: {
  suggestion: { kind: SelectableMuteKind; text: string } | undefined
}) {
  const text = useTexts()
  const { draft, change, isFull, preview, save } = useNewMute(suggestion)
  const limit = draft.kind === 'word' ? MAX_FREE_MUTED_WORDS : MAX_FREE_MUTED_TOPICS
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
        values={SELECTABLE_MUTE_KINDS}
        chosen={draft.kind}
        label={(kind) => text(`mutes.kind.${kind}`)}
        onChoose={(kind) => change({ kind, text: '' })}
      />
      {isFull && (
        <p role="status" className="rounded-md bg-hush p-3 text-14">
          {text(draft.kind === 'word' ? 'mutes.full.words' : 'mutes.full.topics', { limit })}
        </p>
      )}
      <MutedText {...part} />
      <MutePreview preview={preview} />
      <Choice
        legend={text('mutes.mode')}
        name="mute-mode"
        values={['hide', 'blur']}
        chosen={draft.mode}
        label={(mode) => text(`mutes.mode.${mode}`)}
        isDisabled={isFull}
        onChoose={(mode) => change({ mode })}
      />
      <LastDay {...part} />
      <Button look="solid" type="submit" className="justify-self-start">
        {text('mutes.add')}
      </Button>
    </form>
  )
}
