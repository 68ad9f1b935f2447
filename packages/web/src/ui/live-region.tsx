import { announcement, NOTHING_SAID } from '../lib/announcements.ts'
import { useStore } from '../lib/store.ts'

/** Announces changes of the page to screen readers. It must exist from the start to be announced. */
export function LiveRegion() {
  const { id, text, lang } = useStore(announcement, NOTHING_SAID)
  return (
    <div role="status" className="sr-only">
      <span key={id} lang={lang}>
        {text}
      </span>
    </div>
  )
}
