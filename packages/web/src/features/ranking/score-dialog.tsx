import type { ScoreBreakdown } from '@plainwire/domain/ranking'
import { useEffect } from 'react'
import { rankingPreferences } from '../../device/reading/ranking-preferences.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { useEditionSource } from '../../edition/edition-context.ts'
import type { ScoreExplanation } from '../../edition/handlers/lists/score-explanation.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { getViewForPath } from '../../lib/addresses/paths.ts'
import { useReturnPath } from '../../lib/addresses/use-behind.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'
import { useScoreExplanation } from './use-score-explanation.ts'

const FACTORS = ['relevance', 'recency', 'quality', 'trending', 'interest'] as const
/** Factors that change the scores of only some stories. A factor of 1 changes nothing and isn't shown. */
const OPTIONAL_FACTORS = ['penalty', 'boost'] as const
const DIGITS = 3

function FactorTable({ sheet }: { sheet: ScoreBreakdown }) {
  const text = useTexts()
  const format = (number: number) =>
    number.toLocaleString(text.language, { maximumSignificantDigits: DIGITS })
  const rows = [...FACTORS, ...OPTIONAL_FACTORS.filter((factor) => sheet[factor] !== 1)]
  return (
    <table className="w-full text-16">
      <caption className="pb-3 text-start text-14 text-ink-soft">{text('sheet.explained')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text('sheet.factor')}</th>
          <th scope="col">{text('sheet.number')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((factor) => (
          <tr key={factor} className="border-t border-line">
            <th scope="row" className="py-2.5 text-start font-normal">
              <span className="font-semibold">{text(`sheet.${factor}`)}</span>
              <span className="block text-14 text-ink-soft">{text(`sheet.${factor}.explained`)}</span>
            </th>
            <td className="ps-4 text-end align-top py-2.5 tabular-nums">{format(sheet[factor])}</td>
          </tr>
        ))}
        <tr className="border-t border-ink font-semibold">
          <th scope="row" className="py-2.5 text-start">
            {text('sheet.score')}
          </th>
          <td className="ps-4 text-end tabular-nums">{format(sheet.score)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/**
 * The story's position in the list and, if the position differs from the story's rank by score, the reason.
 */
function PositionInList({ sheet }: { sheet: ScoreExplanation }) {
  const text = useTexts()
  const { newestFirst } = usePersistedStore(rankingPreferences)
  const { position, rank, total, isLifted } = sheet
  const isMoved = position !== rank
  const reason = isLifted ? 'sheet.lifted' : 'sheet.kept'
  return (
    <div className="grid gap-1 text-16">
      <p className="font-semibold tabular-nums">{text('sheet.place', { position, total })}</p>
      {newestFirst && <p>{text('sheet.newest')}</p>}
      {isMoved && !newestFirst && (
        <p className="text-ink-soft">
          {text('sheet.rank', { rank })} {text(reason)}
        </p>
      )}
    </div>
  )
}

/** The learned interests that raise or lower the story's score. */
function LearnedReasons({ learned }: Pick<ScoreExplanation, 'learned'>) {
  const text = useTexts()
  const listNames = (isLiked: boolean) => {
    const names = learned.filter(({ liking }) => liking > 0 === isLiked).map(({ name }) => name)
    return new Intl.ListFormat(text.language, { type: 'conjunction' }).format(names)
  }
  const [lifts, lowers] = [listNames(true), listNames(false)]
  return (
    <>
      {lifts && <p>{text('sheet.learned.lifts', { names: lifts })}</p>}
      {lowers && <p>{text('sheet.learned.lowers', { names: lowers })}</p>}
    </>
  )
}

function Body({ storyId }: { storyId: string }) {
  const text = useTexts()
  const { open } = useDialogStack()
  const result = useScoreExplanation(storyId, getViewForPath(useReturnPath()).section)
  if (result.state !== 'ready') return <p role="status">{text(`sheet.${result.state}`)}</p>
  return (
    <>
      <p dir="auto" className="headline text-18">
        {result.sheet.title}
      </p>
      <PositionInList sheet={result.sheet} />
      <LearnedReasons learned={result.sheet.learned} />
      <FactorTable sheet={result.sheet.sheet} />
      <Button look="outline" className="justify-self-start" onClick={() => open({ name: 'ranking' })}>
        {text('sheet.change')}
      </Button>
    </>
  )
}

/** The dialog that explains a story's position, with the factors of its score. */
export function ScoreDialog({ storyId, onClose }: { storyId: string; onClose: () => void }) {
  const text = useTexts()
  const { loadWhole } = useEditionSource()
  useEffect(loadWhole, [loadWhole])
  return (
    <TextDialog title={text('sheet.title')} onClose={onClose} gap={5}>
      <Body storyId={storyId} />
    </TextDialog>
  )
}
