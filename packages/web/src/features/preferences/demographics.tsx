import { AGE_RANGES, GENDERS } from '@plainwire/domain/contract'
import { useTexts } from '../../lib/texts.ts'

/** A reader's optional age and gender. */
export interface Demographics {
  age: (typeof AGE_RANGES)[number]
  gender: (typeof GENDERS)[number]
}

/** The choice not to say, stored as empty. */
export const UNSAID = 'prefer-not-to-say'

interface ChoiceProps<Value extends string> {
  label: string
  values: readonly Value[]
  chosen: Value
  title: (value: Value) => string
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, values, chosen, title, onChoose }: ChoiceProps<Value>) {
  const choose = (chosenNow: string) => {
    const value = values.find((one) => one === chosenNow)
    if (value) onChoose(value)
  }
  return (
    <label className="grid gap-1 text-14 font-semibold">
      {label}
      <select
        className="w-full rounded-md border border-edge bg-paper px-3 text-16 font-normal target"
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {title(value)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface DemographicsFieldsProps {
  demographics: Demographics
  onChange: (demographics: Demographics) => void
}

/** Age and gender, both free to leave unsaid. */
export function DemographicsFields({ demographics, onChange }: DemographicsFieldsProps) {
  const text = useTexts()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Choice
        label={text('preferences.age')}
        values={AGE_RANGES}
        chosen={demographics.age}
        title={(value) => (value === UNSAID ? text('preferences.unsaid') : value)}
        onChoose={(age) => onChange({ ...demographics, age })}
      />
      <Choice
        label={text('preferences.gender')}
        values={GENDERS}
        chosen={demographics.gender}
        title={(value) =>
          value === UNSAID ? text('preferences.unsaid') : text(`preferences.gender.${value}`)
        }
        onChoose={(gender) => onChange({ ...demographics, gender })}
      />
    </div>
  )
}
