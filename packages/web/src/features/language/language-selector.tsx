import { LANGUAGES, type Language } from '@plainwire/domain/language'
import { Check } from 'lucide-react'
import { useLocation } from 'react-router'
import { useLanguageChoice } from '../../device/language/language-provider.tsx'
import { gapOf, inLanguage, searchOf } from '../../lib/paths.ts'
import { useTexts } from '../../lib/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Popup } from '../../ui/popup.tsx'
import { LanguageFailure } from './language-failure.tsx'

const ROW =
  'flex w-full items-center justify-between rounded-sm px-3 text-start text-16 target hover:bg-hush aria-[current=true]:font-semibold'

/** A language, as a link to this page in it: it works before any script runs. */
function LanguageLink({ language, onChoose }: { language: Language; onChoose: () => void }) {
  const text = useTexts()
  const { pathname, search } = useLocation()
  const isCurrent = language === text.language
  return (
    <a
      href={inLanguage(pathname, language, searchOf(search), gapOf(search))}
      hrefLang={language}
      lang={language}
      aria-current={isCurrent ? 'true' : undefined}
      className={ROW}
      onClick={(event) => {
        event.preventDefault()
        onChoose()
      }}
    >
      {text(`language.${language}`)}
      {isCurrent && <Check size={16} aria-hidden="true" />}
    </a>
  )
}

/** The compact language selector of the masthead; what is chosen here is remembered. */
export function LanguageSelector() {
  const text = useTexts()
  const { choose, detect, hasFailed } = useLanguageChoice()
  return (
    <div className="relative">
      <Popup
        align="end"
        isWide
        buttonClass={`${buttonClass('quiet')} justify-center max-sm:border-0 max-sm:px-0`}
        button={
          <>
            {text.language.toUpperCase()}
            <span className="sr-only">
              {' '}
              {text('language.label', { language: text(`language.${text.language}`) })}
            </span>
          </>
        }
      >
        {(close) => (
          <ul aria-label={text('language.choose')} className="sm:w-60">
            {LANGUAGES.map((language) => (
              <li key={language}>
                <LanguageLink
                  language={language}
                  onChoose={() => {
                    close()
                    void choose(language, true)
                  }}
                />
              </li>
            ))}
            <li className="mt-1 border-t border-line pt-1">
              <button
                type="button"
                className={ROW}
                onClick={() => {
                  close()
                  void detect()
                }}
              >
                {text('language.detect')}
              </button>
            </li>
          </ul>
        )}
      </Popup>
      {hasFailed && (
        <div className="absolute end-0 top-full z-20 mt-1 w-64 rounded-md border border-line bg-surface px-3 shadow-lg">
          <LanguageFailure />
        </div>
      )}
    </div>
  )
}
