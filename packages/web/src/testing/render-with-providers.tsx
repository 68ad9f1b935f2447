import type { Language } from '@plainwire/domain/language'
import type { Log } from '@plainwire/domain/log'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type InitialEntry, MemoryRouter, useLocation } from 'react-router'
import { EditionProvider } from '../edition/edition-provider.tsx'
import type { FirstViewData } from '../edition/first-view.ts'
import type { NewsClient } from '../edition/news-client.ts'
import { LinkProvider } from '../lib/addresses/link-provider.tsx'
import { createLocalizer, type Localizer, LocalizerContext } from '../lib/texts.ts'
import { PageTimeContext } from '../lib/timing/clock.ts'
import { ALL_TEXTS } from '../locales/all-texts.ts'
import { fakeNewsClient } from './fakes/fake-news-client.ts'
import { simulateLoadingImages } from './leave-images-loading.ts'
import { NOW } from './stories.ts'

export const LOCALIZERS = { en: createLocalizer('en', ALL_TEXTS.en), nl: createLocalizer('nl', ALL_TEXTS.nl) }

interface Around {
  path?: InitialEntry
  language?: Language
  /** The localizer to use instead of the one for `language`. */
  localizer?: Localizer
  newsClient?: NewsClient
  firstView?: FirstViewData
  log?: Pick<Log, 'warn'>
}

/** Renders the current address, for tests of navigation. */
function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{`${pathname}${search}`}</p>
}

/** Renders a component with the application's providers. */
export function renderWithProviders(part: ReactNode, around: Around = {}) {
  const {
    path = '/',
    language = 'en',
    newsClient = fakeNewsClient(),
    firstView,
    log = { warn: () => {} },
  } = around
  simulateLoadingImages()
  return render(
    <PageTimeContext value={NOW}>
      <MemoryRouter initialEntries={[path]}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <LocalizerContext value={around.localizer ?? LOCALIZERS[language]}>
            <EditionProvider newsClient={newsClient} firstView={firstView} log={log}>
              <LinkProvider>{part}</LinkProvider>
              <Address />
            </EditionProvider>
          </LocalizerContext>
        </QueryClientProvider>
      </MemoryRouter>
    </PageTimeContext>,
  )
}
