import type { NewsStory } from '@plainwire/domain/contract'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useThread } from '../../edition/use-thread.ts'
import { THREAD_PART } from '../../lib/paths.ts'
import { useTexts } from '../../lib/texts.ts'
import { HeadlineList } from './headline-list.tsx'

/** Takes a reader who comes from a card's line there, as a browser does with a page that it loads. */
function useArrival(isShown: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  const isWanted = isShown && hash === `#${THREAD_PART}`
  useEffect(() => {
    if (!isWanted) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [isWanted])
  return heading
}

/** The other stories on the topic that a story is part of. */
export function ThreadStories({ story }: { story: Pick<NewsStory, 'id' | 'thread'> }) {
  const text = useTexts()
  const { name, headlines } = useThread(story)
  const heading = useArrival(headlines.length > 0)
  if (headlines.length === 0) return null
  return (
    <section aria-labelledby={THREAD_PART} className="border-t border-line pt-5 pb-2">
      <h2 ref={heading} id={THREAD_PART} tabIndex={-1} className="headline scroll-mt-8 text-22">
        {text('story.thread')}
      </h2>
      {name && <p className="text-14 text-ink-soft">{name}</p>}
      <HeadlineList headlines={headlines} />
    </section>
  )
}
