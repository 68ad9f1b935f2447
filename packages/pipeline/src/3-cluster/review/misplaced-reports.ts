import type { StoryMatcher } from '../matching/story-match.ts'
import type { ClusterMemory } from '../memory/cluster-memory.ts'
import { selectStoryReportsInLanguage } from '../memory/groups/group-sums.ts'
import { computeDotProduct, toUnitTermVector } from '../memory/terms/unit-terms.ts'
import type { WindowArticle, WindowStory } from '../memory/window-article.ts'

/** Stories with more reports than this aren't searched for misplaced reports. */
const MAX_SEARCHED = 12
/** A report whose cosine similarity to the rest of its story is lower than this may be misplaced. */
const ODD_ONE = 0.15
/** A report is moved if its match with the rest of its story is this far below the threshold, in log-odds. */
const CLEARLY = -2

/** Returns the reports that would not have joined their story if its other reports had been there before. */
export function findMisplacedReports(
  story: WindowStory,
  memory: ClusterMemory,
  matcher: StoryMatcher,
): WindowArticle[] {
  const reports = selectStoryReportsInLanguage(story)
  if (reports.length < 2 || reports.length > MAX_SEARCHED) return []
  const [opener, ...others] = reports
  if (!opener || !mayHoldOdd(reports, memory)) return []
  const isOdd = (report: WindowArticle) => {
    const rest = reports.filter((other) => other !== report)
    const excess = matcher.excessAmong(report, story, rest)
    return excess === undefined || excess < CLEARLY
  }
  return isOdd(opener) ? others : others.filter(isOdd)
}

/**
 * A quick check of whether the cosine of any report with the sum of the others is below `ODD_ONE`. False if the
 * reports are in several languages.
 */
function mayHoldOdd(reports: readonly WindowArticle[], { sums, vocabulary }: ClusterMemory): boolean {
  const language = reports[0]?.language
  if (reports.some((report) => report.language !== language)) return false
  const sum = sums.of(reports)
  if (!sum) return false
  return reports.some(({ lead }) => {
    const product = computeDotProduct(toUnitTermVector(lead, vocabulary.weights), sum.text)
    const rest = Math.sqrt(Math.max(1e-9, sum.textSquared - 2 * product + 1))
    return (product - 1) / rest < ODD_ONE
  })
}
