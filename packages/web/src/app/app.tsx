import type { PublicConfig } from '@plainwire/domain/contract'
import type { Log } from '@plainwire/domain/log'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { LanguageProvider } from '../device/language/language-provider.tsx'
import { EditionProvider } from '../edition/edition-provider.tsx'
import type { FirstView } from '../edition/first-view.ts'
import type { Newsroom } from '../edition/newsroom.ts'
import { PageMomentContext } from '../lib/clock.ts'
import { ConfigContext } from '../lib/config.ts'
import { LinkProvider } from '../lib/link-provider.tsx'
import type { Speaker } from '../lib/texts.ts'
import { FrontPage } from './front-page.tsx'

/** Everything the application is given from outside. */
export interface AppProps {
  speaker: Speaker
  config: PublicConfig
  view: FirstView | undefined
  /** The moment the page was made. */
  now: Date
  newsroom: Newsroom
  queries: QueryClient
  log: Pick<Log, 'warn'>
}

/** The whole application inside a router: the page stays, its section and dialog follow the address. */
export function App({ speaker, config, view, now, newsroom, queries, log }: AppProps) {
  return (
    <PageMomentContext value={now}>
      <ConfigContext value={config}>
        <QueryClientProvider client={queries}>
          <LanguageProvider initial={speaker}>
            <EditionProvider newsroom={newsroom} firstView={view} log={log}>
              <LinkProvider>
                <FrontPage />
              </LinkProvider>
            </EditionProvider>
          </LanguageProvider>
        </QueryClientProvider>
      </ConfigContext>
    </PageMomentContext>
  )
}
