import type { PublicConfig } from '@plainwire/domain/contract'
import type { Log } from '@plainwire/domain/log'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { LanguageProvider } from '../device/language/language-provider.tsx'
import { EditionProvider } from '../edition/edition-provider.tsx'
import type { FirstViewData } from '../edition/first-view.ts'
import type { NewsClient } from '../edition/news-client.ts'
import { LinkProvider } from '../lib/addresses/link-provider.tsx'
import { ConfigContext } from '../lib/config.ts'
import type { Localizer } from '../lib/texts.ts'
import { PageTimeContext } from '../lib/timing/clock.ts'
import { SectionOrSearchPage } from './section-or-search-page.tsx'

/** The props of the application, which are the same on the server, in the browser and in tests. */
export interface AppProps {
  localizer: Localizer
  config: PublicConfig
  view: FirstViewData | undefined
  /** When the page was rendered. */
  now: Date
  newsClient: NewsClient
  queries: QueryClient
  log: Pick<Log, 'warn'>
}

/** The whole application, inside a router: the URL determines the section and the open dialog. */
export function App({ localizer, config, view, now, newsClient, queries, log }: AppProps) {
  return (
    <PageTimeContext value={now}>
      <ConfigContext value={config}>
        <QueryClientProvider client={queries}>
          <LanguageProvider initial={localizer}>
            <EditionProvider newsClient={newsClient} firstView={view} log={log}>
              <LinkProvider>
                <SectionOrSearchPage />
              </LinkProvider>
            </EditionProvider>
          </LanguageProvider>
        </QueryClientProvider>
      </ConfigContext>
    </PageTimeContext>
  )
}
