import type { QualityFigure, QualityHistory } from '@plainwire/domain/contract'

/** The value of a measure in one run. */
export interface Point {
  date: string
  version: string
  value: number
}

/** A figure as last measured, with every run's value, oldest first. */
export interface FigureWithHistory extends QualityFigure {
  history: Point[]
}

/** The figures about one subject. */
export interface FigureGroup {
  topic: string
  figures: FigureWithHistory[]
}

/** The subject of a topic: 'clustering' of 'clustering, feed days'. */
const subjectOf = (topic: string) => topic.split(',', 1)[0] ?? topic

function historyOf({ runs }: QualityHistory, { topic, measure }: QualityFigure): Point[] {
  return runs.flatMap(({ date, version, figures }) => {
    const same = figures.find((figure) => figure.topic === topic && figure.measure === measure)
    return same ? [{ date, version, value: same.value }] : []
  })
}

/** The newest figure of every measure that the last run has, by subject. */
export function figureGroups(history: QualityHistory): FigureGroup[] {
  const groups = new Map<string, FigureWithHistory[]>()
  for (const figure of history.runs.at(-1)?.figures ?? []) {
    const topic = subjectOf(figure.topic)
    groups.set(topic, [...(groups.get(topic) ?? []), { ...figure, history: historyOf(history, figure) }])
  }
  return Array.from(groups, ([topic, figures]) => ({ topic, figures }))
}

/** Whether a figure has reached its target; undefined without one. */
export function isReached({ value, target, lowerIsBetter = false }: QualityFigure): boolean | undefined {
  if (target === undefined) return undefined
  return lowerIsBetter ? value <= target : value >= target
}
