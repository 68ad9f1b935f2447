import { useTexts } from '../../lib/texts.ts'

/** React keys of the placeholder cards. */
const SKELETON_CARDS = Array.from({ length: 9 }, (_, index) => `card-${index + 1}`)
const BAR = 'rounded-sm bg-line breathing'

/** Nine placeholder cards with the layout of the real ones, while the feed loads. */
export function FeedSkeleton() {
  const text = useTexts()
  return (
    <div role="status" className="py-8">
      <span className="sr-only">{text('feed.loading')}</span>
      <ul aria-hidden="true" className="grid grid-cols-1 gap-x-8 gap-y-9 md:grid-cols-2 lg:grid-cols-3">
        {SKELETON_CARDS.map((key) => (
          <li
            key={key}
            data-skeleton
            className="grid gap-2.5 max-md:grid-cols-[minmax(0,1fr)_6.5rem] max-md:gap-x-4"
          >
            <div
              className={`aspect-video max-md:col-start-2 max-md:row-span-3 max-md:row-start-1 max-md:aspect-4/3 ${BAR}`}
            />
            <div className={`h-4 w-1/3 ${BAR}`} />
            <div className={`h-6 w-11/12 ${BAR}`} />
            <div className={`h-6 w-2/3 ${BAR}`} />
            <div className={`h-4 w-full max-md:hidden ${BAR}`} />
            <div className={`h-4 w-1/2 ${BAR}`} />
          </li>
        ))}
      </ul>
    </div>
  )
}
