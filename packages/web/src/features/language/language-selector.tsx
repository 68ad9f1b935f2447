import { LANGUAGES, type Language } from '@plainwire/domain/language'
import { Check } from 'lucide-react'
import { useLocation } from 'react-router'
import { useLanguageChoice } from '../../device/language/language-provider.tsx'
import {
  buildPathWithParameters,
  parseCoverageGapParameter,
  parseSearchQueryParameter,
} from '../../lib/addresses/paths.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonAnchor } from '../../ui/buttons/button-link.tsx'
import { Popup } from '../../ui/popup.tsx'
import { LanguageDetectionNotice } from './language-detection-notice.tsx'

/** A link to the current page in another language. It also works without scripts. */
function LanguageLink({ language, onChoose }: { language: Language; onChoose: () => void }) {
  const text = useTexts()
  const { pathname, search } = useLocation()
  const isCurrent = language === text.language
  return (
    <ButtonAnchor
      look="row"
      href={buildPathWithParameters(
        pathname,
        language,
        parseSearchQueryParameter(search),
        parseCoverageGapParameter(search),
      )}
      hrefLang={language}
      lang={language}
      aria-current={isCurrent ? 'true' : undefined}
      className="justify-between aria-[current=true]:font-semibold"
      onClick={(event) => {
        event.preventDefault()
        onChoose()
      }}
    >
      {text(`language.${language}`)}
      {isCurrent && <Check size={16} aria-hidden="true" />}
    </ButtonAnchor>
  )
}

/** The compact language selector in the masthead. The chosen language is remembered. */
export function LanguageSelector() {
  const text = useTexts()
  const { choose, detect, hasFailed } = useLanguageChoice()
  return (
    <div className="relative">
      <Popup
        align="end"
        isWide
        look="quiet"
        className="justify-center max-sm:border-0 max-sm:px-0"
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
              <Button
                look="row"
                className="justify-between"
                onClick={() => {
                  close()
                  void detect()
                }}
              >
                {text('language.detect')}
              </Button>
            </li>
          </ul>
        )}
      </Popup>
      {hasFailed && (
        <div className="absolute end-0 top-full z-20 mt-1 w-64 rounded-md border border-line bg-surface px-3 shadow-lg">
          <LanguageDetectionNotice />
        </div>
      )}
    </div>
  )
}
