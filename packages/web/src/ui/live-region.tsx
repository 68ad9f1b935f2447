import { announcement, NO_ANNOUNCEMENT } from '../lib/announcements.ts'
import { useStore } from '../lib/store.ts'

/** Announces changes of the page to screen readers. It must exist from the start to be announced. */
export function LiveRegion() {
  const { id, text, lang } = useStore(announcement, NO_ANNOUNCEMENT)
  return (
    <div role="status" className="sr-only">
      <span key={id} lang={lang}>
        {text}
      </span>
    </div>
  )
}
