/** A labelled headline of the set `clickbait`. */
export interface LabelledHeadline {
  text: string
  clickbait: number
}

function termsOf(title: string): string[] {
  const words = title.toLowerCase().match(/[\p{L}\p{N}'’]+|[?!…"“]/gu) ?? []
  return [...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)]
}

/**
 * Fits a clickbait score other than the newsroom's: naive Bayes on words and word pairs, as log odds per
 * word. Headlines that one score has chosen should be measured by another.
 */
export function trainClickbaitScale(labelled: readonly LabelledHeadline[]): (title: string) => number {
  const counts = new Map<string, { clickbait: number; plain: number }>()
  const totals = { clickbait: 0, plain: 0 }
  for (const { text, clickbait } of labelled) {
    const kind = clickbait === 1 ? 'clickbait' : 'plain'
    for (const term of termsOf(text)) {
      const count = counts.get(term) ?? { clickbait: 0, plain: 0 }
      count[kind] += 1
      totals[kind] += 1
      counts.set(term, count)
    }
  }
  const odds = (term: string) => {
    const { clickbait, plain } = counts.get(term) ?? { clickbait: 0, plain: 0 }
    return clickbait + plain === 0
      ? 0
      : Math.log((clickbait + 1) / (totals.clickbait + counts.size)) -
          Math.log((plain + 1) / (totals.plain + counts.size))
  }
  return (title) => {
    const terms = termsOf(title)
    return terms.reduce((sum, term) => sum + odds(term), 0) / Math.max(1, terms.length)
  }
}
