import { LANGUAGES } from '@plainwire/domain/language'
import { useState } from 'react'
import { useLanguageChoice } from '../../device/language/language-provider.tsx'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/choices/checkbox.tsx'
import { RadioChip } from '../../ui/choices/radio-chip.tsx'
import { LanguageDetectionNotice } from './language-detection-notice.tsx'

/** The language selector of the settings, where a language can also be chosen for this visit only. */
export function LanguageCard() {
  const text = useTexts()
  const { choose, detect } = useLanguageChoice()
  const [isRemembered, setRemembered] = useState(true)
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line bg-surface p-4 [&>legend]:float-start">
      <legend className="font-semibold">{text('language.choose')}</legend>
      <div className="flex flex-wrap gap-2">
        {LANGUAGES.map((language) => (
          <RadioChip
            key={language}
            name="language"
            shape="pill"
            lang={language}
            isChosen={language === text.language}
            onChoose={() => void choose(language, isRemembered)}
          >
            {text(`language.${language}`)}
          </RadioChip>
        ))}
      </div>
      <Checkbox name={text('language.keep')} isOn={isRemembered} onChange={setRemembered} />
      <div className="grid justify-items-start gap-1.5">
        <Button look="outline" onClick={() => void detect()}>
          {text('language.detect')}
        </Button>
        <p className="text-12 text-ink-soft">{text('language.detect.explained')}</p>
      </div>
      <LanguageDetectionNotice />
    </fieldset>
  )
}
