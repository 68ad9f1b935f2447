import { announcement, NOTHING_SAID } from '../lib/announcements.ts'
import { useStore } from '../lib/store.ts'

/** Reads out what changed on the page. It stands there from the start, or a screen reader would not hear it. */
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
