import { isLanguage, type Language, languageOfCountry } from '@plainwire/domain/language'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { gapOf, inLanguage, searchOf } from '../../lib/paths.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import { languageRequestedBy, loadSpeaker, type Speaker, SpeakerContext } from '../../lib/texts.ts'
import { showToast } from '../../lib/toasts.ts'
import { usePlace } from '../place/place.ts'
import { useOfferedLanguage } from './offered-language.ts'

/** How the reader decides on the language. */
export interface LanguageChoice {
  /** Speaks a language from now on; `isCached` also on later visits. */
  choose: (language: Language, isCached: boolean) => Promise<void>
  /** Takes the choice back and detects the language again. */
  detect: () => Promise<void>
  /** Whether the detected language couldn't be loaded, and the reader hasn't put that aside. */
  hasFailed: boolean
  dismiss: () => void
  /** A language that the reader's place or browser speaks for, and the reader hasn't decided about. */
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

/** The language chosen by hand on an earlier visit. */
export function chosenLanguage(): Language | undefined {
  const stored = readStored('plainwire.language')
  return typeof stored === 'string' && isLanguage(stored) ? stored : undefined
}

/** The country of the reader's place; undefined without one, and for a default place. */
function usePlaceCountry(): string | undefined {
  const place = usePlace()
  return place?.isStandIn ? undefined : place?.countryCode
}

/** Turns everything to another language, address included; the page stays where it is. */
function useTurnTo(setSpeaker: (speaker: Speaker) => void) {
  const location = useLocation()
  const navigate = useNavigate()
  // Texts take a while to load: the reader may have gone on by then.
  const here = useRef(location)
  useEffect(() => {
    here.current = location
  }, [location])
  return async (language: Language): Promise<Speaker> => {
    const next = await loadSpeaker(language)
    const { pathname, search, state } = here.current
    setSpeaker(next)
    navigate(inLanguage(pathname, language, searchOf(search), gapOf(search)), {
      replace: true,
      state,
      preventScrollReset: true,
    })
    dispatchEvent(new CustomEvent('languageChanged', { detail: language }))
    return next
  }
}

interface LanguageProviderProps {
  /** The language the page came in. */
  initial: Speaker
  children: ReactNode
}

/**
 * Provides the reader's language: the one chosen by hand, else that of the address. The language of the
 * place's country, or of the browser, is offered (decision 0050).
 */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [{ speak: speaker }, setSpeaker] = useState<{ speak: Speaker }>({ speak: initial })
  const [hasFailed, setFailed] = useState(false)
  const { search } = useLocation()
  /** The language of the address at first, and then the one chosen for this visit. */
  const [requested, setRequested] = useState(languageRequestedBy(search))
  const country = usePlaceCountry()
  const spoken = useRef(speaker)
  const turnTo = useTurnTo((speak) => setSpeaker({ speak }))
  const isDecided = () => (requested ?? chosenLanguage()) !== undefined
  const offered = useOfferedLanguage(speaker.language, country, isDecided)

  /** Switches the language, announces it and offers to undo it. */
  const turnAloud = async (language: Language, isCached: boolean) => {
    const before = spoken.current
    if (language === before.language) return
    const next = await turnTo(language)
    const back = () => void latest.current(before.language, isCached)
    const actions = [{ text: before('language.back'), lang: before.language, act: back }]
    showToast(next('language.changed'), 'news', actions)
  }
  const choose: LanguageChoice['choose'] = async (language, isCached) => {
    setFailed(false)
    setRequested(language)
    if (isCached) writeStored('plainwire.language', language)
    await turnAloud(language, isCached).catch(() => showToast(speaker('language.error'), 'error'))
  }
  const detect = async () => {
    const isCached = chosenLanguage() !== undefined
    setFailed(false)
    writeStored('plainwire.language', undefined)
    setRequested(undefined)
    await turnAloud(languageOfCountry(country), isCached).catch(() => setFailed(true))
  }
  const latest = useRef(choose)
  useEffect(() => {
    latest.current = choose
    spoken.current = speaker
    document.documentElement.lang = speaker.language
  })
  const onStart = useRef(() => {
    const chosen = chosenLanguage()
    if (chosen && chosen !== initial.language) void turnTo(chosen).catch(() => setFailed(true))
  })
  useEffect(() => onStart.current(), [])

  return (
    <LanguageChoiceContext value={{ choose, detect, hasFailed, dismiss: () => setFailed(false), offered }}>
      <SpeakerContext value={speaker}>{children}</SpeakerContext>
    </LanguageChoiceContext>
  )
}
