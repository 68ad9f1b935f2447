import { formatShortDate } from '@plainwire/domain/time'
import { useTexts } from '../../lib/texts.ts'
import { Collapsible } from '../../ui/collapsible.tsx'
import type { QualityFigureGroup } from './figure-groups.ts'
import { formatQualityNumber } from './figure-text.ts'

const CELL = 'py-1.5 pe-4 align-top font-normal text-start'
const NUMBER = 'py-1.5 align-top font-normal text-end tabular-nums'

/** A collapsible table with the values of the figures in all runs, the same values as in the charts. */
export function QualityRunsTable({ group: { figures } }: { group: QualityFigureGroup }) {
  const text = useTexts()
  const runs = new Set(figures.flatMap(({ history }) => history.map(({ date }) => date))).size
  return (
    <Collapsible name={text('quality.runs.name')} summary={text.plural('quality.runs', runs)}>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line text-ink-soft">
            <th scope="col" className={CELL}>
              {text('quality.measure')}
            </th>
            <th scope="col" className={CELL}>
              {text('quality.date')}
            </th>
            <th scope="col" className={NUMBER}>
              {text('quality.value')}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.flatMap(({ measure, topic, history }) =>
            history.map(({ date, version, value }) => (
              <tr key={`${topic} ${measure} ${date}`} className="border-b border-line">
                <th scope="row" lang="en" className={CELL}>
                  {measure}
                </th>
                <td className={CELL}>
                  {formatShortDate(new Date(date), text.language, 'UTC')} ({version})
                </td>
                <td className={NUMBER}>{formatQualityNumber(value, text.language)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </Collapsible>
  )
}
