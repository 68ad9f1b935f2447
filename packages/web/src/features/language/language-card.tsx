import { LANGUAGES } from '@plainwire/domain/language'
import { useState } from 'react'
import { useLanguageChoice } from '../../device/language/language-provider.tsx'
import { useTexts } from '../../lib/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { LanguageFailure } from './language-failure.tsx'

/** The language selector as a card, for the settings: here a choice can also be made for this visit alone. */
export function LanguageCard() {
  const text = useTexts()
  const { choose, detect } = useLanguageChoice()
  const [isCached, setCached] = useState(true)
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line bg-surface p-4 [&>legend]:float-start">
      <legend className="font-semibold">{text('language.choose')}</legend>
      <div className="flex flex-wrap gap-2">
        {LANGUAGES.map((language) => (
          <label
            key={language}
            lang={language}
            className="inline-flex cursor-pointer items-center gap-2 rounded-full border border-line px-4 text-14 target has-checked:border-ink has-checked:font-semibold"
          >
            <input
              type="radio"
              name="language"
              className="accent-accent"
              checked={language === text.language}
              onChange={() => void choose(language, isCached)}
            />
            {text(`language.${language}`)}
          </label>
        ))}
      </div>
      <label className="flex cursor-pointer items-center gap-3 text-14 target">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={isCached}
          onChange={(event) => setCached(event.target.checked)}
        />
        {text('language.keep')}
      </label>
      <div className="grid justify-items-start gap-1.5">
        <button type="button" className={buttonClass('outline')} onClick={() => void detect()}>
          {text('language.detect')}
        </button>
        <p className="text-12 text-ink-soft">{text('language.detect.explained')}</p>
      </div>
      <LanguageFailure />
    </fieldset>
  )
}
