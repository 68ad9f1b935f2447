import type { Language } from '@plainwire/domain/language'
import type { Log } from '@plainwire/domain/log'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type InitialEntry, MemoryRouter, useLocation } from 'react-router'
import { EditionProvider } from '../edition/edition-provider.tsx'
import type { FirstView } from '../edition/first-view.ts'
import type { Newsroom } from '../edition/newsroom.ts'
import { PageMomentContext } from '../lib/clock.ts'
import { LinkProvider } from '../lib/link-provider.tsx'
import { type Speaker, SpeakerContext, speak } from '../lib/texts.ts'
import { ALL_TEXTS } from '../locales/all-texts.ts'
import { fakeNewsroom } from './fake-newsroom.ts'
import { imagesOnTheirWay } from './images-on-their-way.ts'
import { NOW } from './stories.ts'

export const SPEAKERS = { en: speak('en', ALL_TEXTS.en), nl: speak('nl', ALL_TEXTS.nl) }

interface Around {
  path?: InitialEntry
  language?: Language
  /** Speaks instead of the language's own texts. */
  speaker?: Speaker
  newsroom?: Newsroom
  firstView?: FirstView
  log?: Pick<Log, 'warn'>
}

/** Shows where a click has led. */
function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{`${pathname}${search}`}</p>
}

/** Renders a part of the application with its usual providers. */
export function renderPart(part: ReactNode, around: Around = {}) {
  const {
    path = '/',
    language = 'en',
    newsroom = fakeNewsroom(),
    firstView,
    log = { warn: () => {} },
  } = around
  imagesOnTheirWay()
  return render(
    <PageMomentContext value={NOW}>
      <MemoryRouter initialEntries={[path]}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <SpeakerContext value={around.speaker ?? SPEAKERS[language]}>
            <EditionProvider newsroom={newsroom} firstView={firstView} log={log}>
              <LinkProvider>{part}</LinkProvider>
              <Address />
            </EditionProvider>
          </SpeakerContext>
        </QueryClientProvider>
      </MemoryRouter>
    </PageMomentContext>,
  )
}
