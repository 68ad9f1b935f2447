/** A labelled headline of the set `clickbait`. */
export interface LabelledHeadline {
  text: string
  clickbait: number
}

function shapesOf(title: string): string[] {
  const words = title.toLowerCase().match(/[\p{L}\p{N}'’]+|[?!…"“]/gu) ?? []
  return [...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)]
}

/**
 * A yardstick for clickbait that the newsroom doesn't use itself: naive Bayes on words and pairs, the log odds per word.
 * What chooses headlines by one judge should be measured by another.
 */
export function clickbaitScale(labelled: readonly LabelledHeadline[]): (title: string) => number {
  const counts = new Map<string, { loud: number; plain: number }>()
  const totals = { loud: 0, plain: 0 }
  for (const { text, clickbait } of labelled) {
    const kind = clickbait === 1 ? 'loud' : 'plain'
    for (const shape of shapesOf(text)) {
      const count = counts.get(shape) ?? { loud: 0, plain: 0 }
      count[kind] += 1
      totals[kind] += 1
      counts.set(shape, count)
    }
  }
  const odds = (shape: string) => {
    const { loud, plain } = counts.get(shape) ?? { loud: 0, plain: 0 }
    return loud + plain === 0
      ? 0
      : Math.log((loud + 1) / (totals.loud + counts.size)) -
          Math.log((plain + 1) / (totals.plain + counts.size))
  }
  return (title) => {
    const shapes = shapesOf(title)
    return shapes.reduce((sum, shape) => sum + odds(shape), 0) / Math.max(1, shapes.length)
  }
}
