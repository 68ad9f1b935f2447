import { isLanguage, type Language } from '@plainwire/domain/language'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { announce } from '../lib/announcements.ts'
import { inLanguage, searchOf } from '../lib/paths.ts'
import { readStored, writeStored } from '../lib/storage.ts'
import { loadSpeaker, type Speaker, SpeakerContext } from '../lib/texts.ts'
import { showToast } from '../lib/toasts.ts'

type Choose = (language: Language) => Promise<void>
const LanguageChoiceContext = createContext<Choose>(async () => {})

/** Chooses the language of everything, and remembers it on this device. */
export function useChooseLanguage(): Choose {
  return useContext(LanguageChoiceContext)
}

/** The language chosen by hand on an earlier visit (LA-01). */
export function chosenLanguage(): Language | undefined {
  const stored = readStored('plainwire.language')
  return typeof stored === 'string' && isLanguage(stored) ? stored : undefined
}

interface LanguageProviderProps {
  /** The language the page came in. */
  initial: Speaker
  children: ReactNode
}

/** Speaks the reader's language: the one chosen by hand, else the one of the page's address. */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [{ speak: speaker }, setSpeaker] = useState<{ speak: Speaker }>({ speak: initial })
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()

  const turnTo = async (language: Language) => {
    try {
      const next = await loadSpeaker(language)
      setSpeaker({ speak: next })
      navigate(inLanguage(pathname, language, searchOf(search)), { replace: true, state })
      return next
    } catch {
      showToast(speaker('language.error'), 'error')
      return undefined
    }
  }
  const choose: Choose = async (language) => {
    writeStored('plainwire.language', language)
    const next = await turnTo(language)
    if (next) announce(next('language.changed'))
  }
  const atStart = useRef(() => {
    const chosen = chosenLanguage()
    if (chosen && chosen !== initial.language) void turnTo(chosen)
  })
  useEffect(() => atStart.current(), [])
  useEffect(() => {
    document.documentElement.lang = speaker.language
  }, [speaker])

  return (
    <LanguageChoiceContext value={choose}>
      <SpeakerContext value={speaker}>{children}</SpeakerContext>
    </LanguageChoiceContext>
  )
}
