import { LANGUAGES } from '@plainwire/domain/language'
import { Check } from 'lucide-react'
import { useLocation } from 'react-router'
import { inLanguage, searchOf } from '../../lib/paths.ts'
import { useTexts } from '../../lib/texts.ts'
import { useChooseLanguage } from '../../reader/language-provider.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Popup } from '../../ui/popup.tsx'

/** The compact language selector of the masthead (HD-03, LA-02). */
export function LanguageSelector() {
  const text = useTexts()
  const choose = useChooseLanguage()
  const { pathname, search } = useLocation()
  return (
    <Popup
      align="end"
      buttonClass={`${buttonClass('quiet')} justify-center`}
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
        <ul aria-label={text('language.choose')} className="w-44">
          {LANGUAGES.map((language) => (
            <li key={language}>
              <a
                href={inLanguage(pathname, language, searchOf(search))}
                hrefLang={language}
                lang={language}
                aria-current={language === text.language ? 'true' : undefined}
                className="flex items-center justify-between rounded-sm px-3 text-16 target hover:bg-hush aria-[current=true]:font-semibold"
                onClick={(event) => {
                  event.preventDefault()
                  close()
                  void choose(language)
                }}
              >
                {text(`language.${language}`)}
                {language === text.language && <Check size={16} aria-hidden="true" />}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Popup>
  )
}
