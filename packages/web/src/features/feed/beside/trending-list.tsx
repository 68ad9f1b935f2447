import { useState } from 'react'
import { useTrendingHeadlines } from '../../../edition/lists/use-side-lists.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { HeadlineItem } from './headline-item.tsx'

/** The number of headlines that fit next to the featured story. */
const AT_ONCE = 6

/**
 * The stories of the last 24 hours that get the most attention, as a numbered list. A button switches between
 * the first six and the rest, so that the list is never taller than the featured story next to it.
 *
 * @param shown ids of the page's first cards, which are not repeated here
 */
export function TrendingList({ shown }: { shown: readonly string[] }) {
  const text = useTexts()
  const headlines = useTrendingHeadlines(shown)
  const [isSecond, setSecond] = useState(false)
  if (headlines.length === 0) return null
  const count = headlines.length
  const range = isSecond ? { from: 1, to: AT_ONCE } : { from: AT_ONCE + 1, to: count }
  return (
    <section aria-labelledby="trending" className="flex flex-col">
      <h2 id="trending" className="headline border-b border-line pb-1.5 text-18">
        {text('trending.heading')}
      </h2>
      <ol start={isSecond ? AT_ONCE + 1 : 1} className="md:grid md:grid-cols-2 md:gap-x-8 lg:block">
        {headlines.map((headline, index) => (
          <HeadlineItem
            key={headline.id}
            headline={headline}
            number={index + 1}
            className={`border-b border-line py-1.5 last:border-0 ${index >= AT_ONCE === isSecond ? '' : 'hidden'}`}
          >
            {text.plural('card.publishers', headline.reports.publishers)}
          </HeadlineItem>
        ))}
      </ol>
      {count > AT_ONCE && (
        <Button
          look="text"
          className="mt-auto self-start noscript:hidden"
          onClick={() => setSecond(!isSecond)}
        >
          {text('trending.others', range)}
        </Button>
      )}
    </section>
  )
}
