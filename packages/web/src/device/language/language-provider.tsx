import { getLanguageForCountry, isLanguage, type Language } from '@plainwire/domain/language'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showToast } from '../../lib/access/toasts.ts'
import {
  buildPathWithParameters,
  parseCoverageGapParameter,
  parseSearchQueryParameter,
} from '../../lib/addresses/paths.ts'
import { readStoredValue, writeStoredValue } from '../../lib/storage/storage.ts'
import { type Localizer, LocalizerContext, loadLocalizer, parseLanguageParameter } from '../../lib/texts.ts'
import { usePlace } from '../place/place.ts'
import { useOfferedLanguage } from './offered-language.ts'

/** The reader's choice of a language, and functions to change it. */
export interface LanguageChoice {
  /** Switches to a language for this visit; with `isCached` also for later visits. */
  choose: (language: Language, isCached: boolean) => Promise<void>
  /** Clears the choice and detects the language again. */
  detect: () => Promise<void>
  /**
   * True if the chosen or detected language couldn't be loaded, and the reader hasn't dismissed the message
   * about it.
   */
  hasFailed: boolean
  /** Dismisses the message about the failure. */
  dismiss: () => void
  /**
   * The language that the reader's place or browser suggests; undefined if there is none, or if the reader has
   * already chosen a language.
   */
  offered: Language | undefined
}

const LanguageChoiceContext = createContext<LanguageChoice>({
  choose: async () => {},
  detect: async () => {},
  hasFailed: false,
  dismiss: () => {},
  offered: undefined,
})

export function useLanguageChoice(): LanguageChoice {
  return useContext(LanguageChoiceContext)
}

/** Returns the language that the reader has chosen, as persisted on this device; undefined if there is none. */
export function getChosenLanguage(): Language | undefined {
  const stored = readStoredValue('plainwire.language')
  return typeof stored === 'string' && isLanguage(stored) ? stored : undefined
}

/** Returns the country of the reader's place; undefined without a place, and for the default place. */
function usePlaceCountry(): string | undefined {
  const place = usePlace()
  return place?.isDefault ? undefined : place?.countryCode
}

/** Returns a function that switches the page and its address to another language without scrolling. */
function useSwitchTo(setLocalizer: (localizer: Localizer) => void) {
  const location = useLocation()
  const navigate = useNavigate()
  // A ref, because the reader may have navigated while the texts were loading.
  const here = useRef(location)
  useEffect(() => {
    here.current = location
  }, [location])
  return async (language: Language): Promise<Localizer> => {
    const next = await loadLocalizer(language)
    const { pathname, search, state } = here.current
    setLocalizer(next)
    navigate(
      buildPathWithParameters(
        pathname,
        language,
        parseSearchQueryParameter(search),
        parseCoverageGapParameter(search),
      ),
      {
        replace: true,
        state,
        preventScrollReset: true,
      },
    )
    dispatchEvent(new CustomEvent('languageChanged', { detail: language }))
    return next
  }
}

interface LanguageProviderProps {
  /** The localizer of the language in which the page was rendered. */
  initial: Localizer
  children: ReactNode
}

/**
 * Provides the reader's language: the chosen language, otherwise that of the URL. The language of the country
 * of the reader's place, or of the browser, is only offered (decision 0050).
 */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [{ localizer }, setLocalizer] = useState({ localizer: initial })
  const [hasFailed, setFailed] = useState(false)
  const { search } = useLocation()
  /** At first the language of the URL, later the language that the reader has chosen at this visit. */
  const [requested, setRequested] = useState(parseLanguageParameter(search))
  const country = usePlaceCountry()
  const shown = useRef(localizer)
  const switchTo = useSwitchTo((next) => setLocalizer({ localizer: next }))
  const isDecided = () => (requested ?? getChosenLanguage()) !== undefined
  const offered = useOfferedLanguage(localizer.language, country, isDecided)

  /** Switches the language, and shows a toast with a button to undo it. */
  const switchAndAnnounce = async (language: Language, isCached: boolean) => {
    const before = shown.current
    if (language === before.language) return
    const next = await switchTo(language)
    const back = () => void latest.current(before.language, isCached)
    const actions = [{ text: before('language.back'), lang: before.language, act: back }]
    showToast(next('language.changed'), 'news', actions)
  }
  const choose: LanguageChoice['choose'] = async (language, isCached) => {
    setFailed(false)
    setRequested(language)
    if (isCached) writeStoredValue('plainwire.language', language)
    await switchAndAnnounce(language, isCached).catch(() => showToast(localizer('language.error'), 'error'))
  }
  const detect = async () => {
    const isCached = getChosenLanguage() !== undefined
    setFailed(false)
    writeStoredValue('plainwire.language', undefined)
    setRequested(undefined)
    await switchAndAnnounce(getLanguageForCountry(country), isCached).catch(() => setFailed(true))
  }
  const latest = useRef(choose)
  useEffect(() => {
    latest.current = choose
    shown.current = localizer
    document.documentElement.lang = localizer.language
  })
  const onStart = useRef(() => {
    const chosen = getChosenLanguage()
    if (chosen && chosen !== initial.language) void switchTo(chosen).catch(() => setFailed(true))
  })
  useEffect(() => onStart.current(), [])

  return (
    <LanguageChoiceContext value={{ choose, detect, hasFailed, dismiss: () => setFailed(false), offered }}>
      <LocalizerContext value={localizer}>{children}</LocalizerContext>
    </LanguageChoiceContext>
  )
}
