import type { QualityFigure, QualityHistory } from '@plainwire/domain/contract'

/** The value of an accuracy figure in one run of its measurement. */
export interface FigureMeasurement {
  date: string
  version: string
  value: number
}

/** An accuracy figure of the last run, with its values in all runs, oldest first. */
export interface FigureWithHistory extends QualityFigure {
  history: FigureMeasurement[]
}

/** The accuracy figures about one subject, such as clustering. */
export interface QualityFigureGroup {
  topic: string
  figures: FigureWithHistory[]
}

/** The part of a topic before its first comma: 'clustering' for 'clustering, feed days'. */
const subjectOf = (topic: string) => topic.split(',', 1)[0] ?? topic

function historyOf({ runs }: QualityHistory, { topic, measure }: QualityFigure): FigureMeasurement[] {
  return runs.flatMap(({ date, version, figures }) => {
    const same = figures.find((figure) => figure.topic === topic && figure.measure === measure)
    return same ? [{ date, version, value: same.value }] : []
  })
}

/** The figures of the last run with their histories, grouped by subject. */
export function groupQualityFigures(history: QualityHistory): QualityFigureGroup[] {
  const groups = new Map<string, FigureWithHistory[]>()
  for (const figure of history.runs.at(-1)?.figures ?? []) {
    const topic = subjectOf(figure.topic)
    groups.set(topic, [...(groups.get(topic) ?? []), { ...figure, history: historyOf(history, figure) }])
  }
  return Array.from(groups, ([topic, figures]) => ({ topic, figures }))
}

/** True if a figure has reached its target; undefined if the figure has no target. */
export function isTargetReached({
  value,
  target,
  lowerIsBetter = false,
}: QualityFigure): boolean | undefined {
  if (target === undefined) return undefined
  return lowerIsBetter ? value <= target : value >= target
}
