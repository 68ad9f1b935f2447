import { useReading } from '../../edition/use-reading.ts'
import { useTexts } from '../../lib/texts.ts'
import { useKept } from '../../reader/kept.ts'
import { usePlace } from '../../reader/place.ts'
import { changeTaste, isNeutral, NEUTRAL, taste } from '../../reader/taste.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { CloseButton } from '../../ui/close-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TasteSlider } from './taste-slider.tsx'

const TITLE_ID = 'ranking-title'

/** The ranking in the reader's hands: three sliders, plain newest first, and the way back to the middle (B9). */
export function RankingDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  const chosen = useKept(taste)
  const hasPlace = usePlace() !== undefined
  const hasTopics = (useReading()?.interests.length ?? 0) > 0
  const { newestFirst } = chosen
  return (
    <Dialog labelledBy={TITLE_ID} onClose={onClose} width="reading">
      <CloseButton onClose={onClose} />
      <div className="grid gap-6 px-4 py-8 md:px-9">
        <div className="grid gap-2 pe-10">
          <h1 id={TITLE_ID} className="headline text-28">
            {text('ranking.title')}
          </h1>
          <p className="text-16 text-ink-soft">{text('ranking.intro')}</p>
        </div>
        <TasteSlider
          name="near"
          value={chosen.near}
          isOff={newestFirst}
          hint={hasPlace ? undefined : text('ranking.near.unplaced')}
        />
        <TasteSlider name="important" value={chosen.important} isOff={newestFirst} hint={undefined} />
        <TasteSlider
          name="topics"
          value={chosen.topics}
          isOff={newestFirst}
          hint={hasTopics ? undefined : text('ranking.topics.none')}
        />
        <label className="flex items-center gap-3 border-t border-line pt-4 target">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={newestFirst}
            onChange={(event) => changeTaste({ newestFirst: event.target.checked })}
          />
          <span>
            <span className="block text-16 font-semibold">{text('ranking.newest')}</span>
            <span className="block text-14 text-ink-soft">{text('ranking.newest.explained')}</span>
          </span>
        </label>
        <div className="flex flex-wrap gap-3">
          <button type="button" className={buttonClass('solid')} onClick={onClose}>
            {text('dialog.close')}
          </button>
          <button
            type="button"
            className={buttonClass('outline')}
            disabled={isNeutral(chosen)}
            onClick={() => taste.set(NEUTRAL)}
          >
            {text('ranking.neutral')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
