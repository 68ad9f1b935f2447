import { isLanguage, type Language, languageOfCountry } from '@plainwire/domain/language'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { announce } from '../lib/announcements.ts'
import { inLanguage, searchOf } from '../lib/paths.ts'
import { readStored, writeStored } from '../lib/storage.ts'
import { languageAskedBy, loadSpeaker, type Speaker, SpeakerContext } from '../lib/texts.ts'
import { showToast } from '../lib/toasts.ts'
import { usePlace } from './place.ts'

/** How the reader decides on the language. */
export interface LanguageChoice {
  /** Speaks a language from now on; `isKept` also on later visits (LA-03). */
  choose: (language: Language, isKept: boolean) => Promise<void>
  /** Takes the choice back and detects the language again (LA-02). */
  detect: () => Promise<void>
  /** Whether the detected language couldn't be loaded, and the reader hasn't put that aside. */
  hasFailed: boolean
  dismiss: () => void
}

const LanguageChoiceContext = createContext<LanguageChoice>({
  choose: async () => {},
  detect: async () => {},
  hasFailed: false,
  dismiss: () => {},
})

export function useLanguageChoice(): LanguageChoice {
  return useContext(LanguageChoiceContext)
}

/** The language chosen by hand on an earlier visit (LA-01). */
export function chosenLanguage(): Language | undefined {
  const stored = readStored('plainwire.language')
  return typeof stored === 'string' && isLanguage(stored) ? stored : undefined
}

/** The country that the reader's place is in; undefined without one, and for a place that only stands in. */
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
    navigate(inLanguage(pathname, language, searchOf(search)), {
      replace: true,
      state,
      preventScrollReset: true,
    })
    announce(next('language.changed'))
    dispatchEvent(new CustomEvent('languageChanged', { detail: language }))
    return next
  }
}

interface LanguageProviderProps {
  /** The language the page came in. */
  initial: Speaker
  children: ReactNode
}

/** Speaks the reader's language: the one chosen by hand, else the one the address asks for, else that of the place's country (LA-01). */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [{ speak: speaker }, setSpeaker] = useState<{ speak: Speaker }>({ speak: initial })
  const [hasFailed, setFailed] = useState(false)
  const { search } = useLocation()
  /** What the address asked for as it came, and then what was chosen for this visit. */
  const asked = useRef(languageAskedBy(search))
  const country = usePlaceCountry()
  const turnTo = useTurnTo((speak) => setSpeaker({ speak }))

  const turnToDetected = async (language: Language) => {
    setFailed(false)
    if (language !== speaker.language) await turnTo(language).catch(() => setFailed(true))
  }
  const choose: LanguageChoice['choose'] = async (language, isKept) => {
    setFailed(false)
    asked.current = language
    if (isKept) writeStored('plainwire.language', language)
    await turnTo(language).catch(() => showToast(speaker('language.error'), 'error'))
  }
  const detect = () => {
    writeStored('plainwire.language', undefined)
    asked.current = undefined
    return turnToDetected(languageOfCountry(country))
  }
  const onPlace = useRef((_country: string | undefined) => {})
  useEffect(() => {
    onPlace.current = (known) => {
      const chosen = chosenLanguage() ?? asked.current ?? (known && languageOfCountry(known))
      if (chosen) void turnToDetected(chosen)
    }
  })
  useEffect(() => onPlace.current(country), [country])
  useEffect(() => {
    document.documentElement.lang = speaker.language
  }, [speaker])

  return (
    <LanguageChoiceContext value={{ choose, detect, hasFailed, dismiss: () => setFailed(false) }}>
      <SpeakerContext value={speaker}>{children}</SpeakerContext>
    </LanguageChoiceContext>
  )
}
