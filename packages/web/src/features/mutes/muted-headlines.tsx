import type { MutedStories } from '../../edition/handlers/lists/muted.ts'
import { useTexts } from '../../lib/texts.ts'

/** The headlines of muted stories, followed by the number of muted stories that aren't listed. */
export function MutedHeadlines({ muted: { total, headlines } }: { muted: MutedStories }) {
  const text = useTexts()
  return (
    <>
      <ul className="grid gap-1 pb-1">
        {headlines.map(({ id, title, language }) => (
          <li key={id} lang={language} dir="auto" className="border-s-2 border-line ps-3">
            {title}
          </li>
        ))}
      </ul>
      {total > headlines.length && (
        <p className="text-ink-soft">{text('mutes.hidden.others', { count: total - headlines.length })}</p>
      )}
    </>
  )
}
