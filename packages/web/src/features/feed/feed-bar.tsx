import { SlidersHorizontal } from 'lucide-react'
import type { EditionSize } from '../../edition/asks/list.ts'
import { useAskedDialogs } from '../../lib/asked-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { useKept } from '../../reader/kept.ts'
import { isNeutral, taste } from '../../reader/taste.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ReadingChooser } from './reading-chooser.tsx'

/** The quiet line above a section: how much to read, and how it is ranked (B9, B11). */
export function FeedBar({ sizes }: { sizes: readonly EditionSize[] }) {
  const text = useTexts()
  const { open } = useAskedDialogs()
  const isOwn = !isNeutral(useKept(taste))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 noscript:hidden">
      <ReadingChooser sizes={sizes} />
      <button type="button" className={buttonClass('quiet')} onClick={() => open({ name: 'ranking' })}>
        <SlidersHorizontal size={16} aria-hidden="true" />
        {text(isOwn ? 'ranking.button.own' : 'ranking.button')}
      </button>
    </div>
  )
}
