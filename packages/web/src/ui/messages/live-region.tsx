import { announcement, NO_ANNOUNCEMENT } from '../../lib/access/announcements.ts'
import { useStore } from '../../lib/store.ts'

/**
 * Announces changes of the page to screen readers. The element must be rendered before the first change,
 * because screen readers announce only changes of an existing element.
 */
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
