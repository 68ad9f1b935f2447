import { KB } from '@plainwire/domain/units'
import { useEffect, useState } from 'react'
import { type CacheSummary, listCacheSummaries } from '../../lib/offline/device-caches.ts'
import { useTexts } from '../../lib/texts.ts'

/** Formats a size, such as '1.2 MB'. */
function formatSize(bytes: number, language: string): string {
  const isSmall = bytes < KB * KB
  const style = {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  } as const
  return new Intl.NumberFormat(language, style).format(bytes / (isSmall ? KB : KB * KB))
}

/** The list of the browser's caches for offline reading, with their sizes. */
export function OfflineCacheList() {
  const text = useTexts()
  const [caches, setCaches] = useState<readonly CacheSummary[]>()
  useEffect(() => {
    listCacheSummaries().then(setCaches, () => setCaches([]))
  }, [])
  if (!caches) return null
  if (caches.length === 0) return <p>{text('device.files.none')}</p>
  return (
    <section aria-labelledby="cached-files">
      <h2 id="cached-files" className="headline pb-2 text-18">
        {text('device.files')}
      </h2>
      <ul>
        {caches.map(({ name, kind, entries, bytes }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5">
            <span>
              {text(`device.files.${kind}`)} <code className="text-12 text-ink-soft">{name}</code>
            </span>
            <span className="text-14 text-ink-soft tabular-nums">
              {text('device.files.line', {
                entries: text.plural('device.files.entries', entries),
                size: formatSize(bytes, text.language),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
