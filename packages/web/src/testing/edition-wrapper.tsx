import type { Language } from '@plainwire/domain/language'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import {
  type Edition,
  EditionContext,
  type EditionSource,
  EditionSourceContext,
  type LoadedEditionSummary,
} from '../edition/edition-context.ts'
import { LocalizerContext } from '../lib/texts.ts'
import { PageTimeContext } from '../lib/timing/clock.ts'
import { fakeNewsClient } from './fakes/fake-news-client.ts'
import { LOCALIZERS } from './render-with-providers.tsx'
import { NOW } from './stories.ts'

/** The facts of edition 1, published and loaded at NOW. */
const LOADED_EDITION: LoadedEditionSummary = {
  number: 1,
  fetch_date: NOW.toISOString(),
  content: 'live',
  undated: [],
  categories: ['world'],
  rankedAt: NOW,
}

interface Given {
  edition?: Partial<Edition>
  source?: Partial<EditionSource>
  language?: Language
  /** What else is rendered beside the hook, such as `ShownDialogs`. */
  beside?: ReactNode
}

/**
 * Creates a wrapper for hooks. By default it provides a loaded edition; the given fields replace the defaults.
 */
export function createEditionWrapper({ edition, source, language = 'en', beside }: Given = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wholeSource: EditionSource = {
    newsClient: fakeNewsClient(),
    firstView: undefined,
    leaveFirstView: () => {},
    loadWhole: () => {},
    showCached: async () => false,
    ...source,
  }
  const wholeEdition: Edition = {
    isFirstViewPreserved: false,
    whole: LOADED_EDITION,
    failure: undefined,
    facts: LOADED_EDITION,
    isCached: false,
    showNewer: undefined,
    ...edition,
  }
  return ({ children }: { children: ReactNode }) => (
    <PageTimeContext value={NOW}>
      <MemoryRouter>
        <QueryClientProvider client={queries}>
          <LocalizerContext value={LOCALIZERS[language]}>
            <EditionSourceContext value={wholeSource}>
              <EditionContext value={wholeEdition}>
                {children}
                {beside}
              </EditionContext>
            </EditionSourceContext>
          </LocalizerContext>
        </QueryClientProvider>
      </MemoryRouter>
    </PageTimeContext>
  )
}
