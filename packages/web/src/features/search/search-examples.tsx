import { DAY_MS } from '@plainwire/domain/units'
import { useTexts } from '../../lib/texts.ts'
import { useNow } from '../../lib/timing/clock.ts'
import { Button } from '../../ui/buttons/button.tsx'

const EXAMPLES = ['phrase', 'or', 'without', 'place', 'category', 'after', 'lang', 'source'] as const
const EXAMPLE_AGE_DAYS = 2
const DATE_LENGTH = '2026-11-20'.length

interface SearchExamplesProps {
  /** Called with an example that is a complete query, to search for it. */
  onChoose: (search: string) => void
  /**
   * Called with an incomplete example, such as 'source:', which is put into the field for the reader to
   * complete.
   */
  onPrefill: (search: string) => void
}

/** The search operators, each as an example that can be clicked. */
export function SearchExamples({ onChoose, onPrefill }: SearchExamplesProps) {
  const text = useTexts()
  const day = new Date(useNow().getTime() - EXAMPLE_AGE_DAYS * DAY_MS).toISOString().slice(0, DATE_LENGTH)
  return (
    <section aria-labelledby="search-examples">
      <h2 id="search-examples" className="px-3 pt-1 text-14 text-ink-soft">
        {text('search.examples')}
      </h2>
      <ul className="grid sm:grid-cols-2">
        {EXAMPLES.map((name) => {
          const search = text(`search.example.${name}`, { day })
          const isIncomplete = search.endsWith(':')
          return (
            <li key={name}>
              <Button
                look="plain"
                className="flex w-full min-w-0 flex-wrap content-center items-baseline gap-x-2 rounded-sm px-3 py-1.5 text-start text-14 target hover:bg-hush"
                onClick={() => (isIncomplete ? onPrefill(search) : onChoose(search))}
              >
                <span className="font-semibold">
                  {search}
                  {isIncomplete && '…'}
                </span>
                <span className="text-ink-soft">{text(`search.example.${name}.explained`)}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
