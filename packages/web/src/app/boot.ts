import { whenDrawn } from '../lib/when-drawn.ts'
import './styles.css'

/** Fetches beside each other what the application would otherwise find out one after the other. The server has written their names into the page. */
function fetchAhead(modules: readonly string[]): void {
  for (const href of modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}

async function start(): Promise<void> {
  const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {}
  fetchAhead(modules.split(' ').filter(Boolean))
  // In tasks of their own, so that a phone answers a finger in between.
  await import('react-dom/client')
  await new Promise((resolve) => setTimeout(resolve))
  await import('./entry-client.tsx')
}

// The server's page can be read, and its links followed, without the application: what is looked at comes first.
if (document.getElementById('root')?.hasChildNodes()) whenDrawn(() => void start())
else await start()
