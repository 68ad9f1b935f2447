import { useConflictingReportHeadlines } from '../../../edition/lists/use-side-lists.ts'
import { useTexts } from '../../../lib/texts.ts'
import { HeadlineItem } from './headline-item.tsx'

/**
 * The top stories on which sources differ, each with the number of facts that differ.
 *
 * @param shown ids of the page's first cards, which are not repeated here
 */
export function ConflictingStoriesList({ shown }: { shown: readonly string[] }) {
  const text = useTexts()
  const headlines = useConflictingReportHeadlines(shown)
  if (headlines.length === 0) return null
  return (
    <section aria-labelledby="differing">
      <h2 id="differing" className="headline border-b border-line pb-1.5 text-18">
        {text('differing.heading')}
      </h2>
      <ul className="grid gap-x-8 md:grid-cols-3">
        {headlines.map((headline) => (
          <HeadlineItem
            key={headline.id}
            headline={headline}
            className="border-b border-line py-1.5 last:border-0 md:border-0"
          >
            <span className="font-semibold text-accent">
              {text.plural('card.differing', headline.differing ?? 0)}
            </span>
            {' · '}
            {text.plural('card.publishers', headline.reports.publishers)}
          </HeadlineItem>
        ))}
      </ul>
    </section>
  )
}
