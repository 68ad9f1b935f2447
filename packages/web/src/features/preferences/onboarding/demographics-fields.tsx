import { AGE_RANGES, GENDERS } from '@plainwire/domain/contract'
import { useTexts } from '../../../lib/texts.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'

/** A reader's optional age and gender. */
export interface Demographics {
  age: (typeof AGE_RANGES)[number]
  gender: (typeof GENDERS)[number]
}

/** The value of the option 'Prefer not to say'. The server stores it as an empty text. */
export const UNDISCLOSED = 'prefer-not-to-say'

interface DemographicsFieldsProps {
  demographics: Demographics
  onChange: (demographics: Demographics) => void
}

/** The fields for age and gender, both optional. */
export function DemographicsFields({ demographics, onChange }: DemographicsFieldsProps) {
  const text = useTexts()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={text('preferences.age')}
        values={AGE_RANGES}
        chosen={demographics.age}
        title={(value) => (value === UNDISCLOSED ? text('preferences.unsaid') : value)}
        onChoose={(age) => onChange({ ...demographics, age })}
      />
      <SelectField
        label={text('preferences.gender')}
        values={GENDERS}
        chosen={demographics.gender}
        title={(value) =>
          value === UNDISCLOSED ? text('preferences.unsaid') : text(`preferences.gender.${value}`)
        }
        onChoose={(gender) => onChange({ ...demographics, gender })}
      />
    </div>
  )
}
