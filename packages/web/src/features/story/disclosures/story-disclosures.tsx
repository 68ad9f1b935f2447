import type { StoryDetails } from '@plainwire/domain/contract'
import { useHiddenArticles } from '../../../device/muting/hidden-articles.ts'
import { FactAgreementTable } from '../facts/fact-agreement-table.tsx'
import { ArticleInclusionReasons } from '../sources/article-inclusion-reasons.tsx'
import { CheckedSentences } from '../sources/checked-sentences.tsx'
import type { StoryView } from '../story-view.ts'
import { ChangeLog } from './change-log.tsx'
import { HeadlineComparisonSection } from './headline-comparison-section.tsx'
import { ScoreBreakdownSection } from './score-breakdown-section.tsx'

/** The collapsible sections below a story, with its evidence and explanations. */
export function StoryDisclosures({ view, details }: { view: StoryView; details: StoryDetails }) {
  const { language } = view.texts
  const checkCounts = details.checked?.[language]
  const hiddenIds = useHiddenArticles(details.id)
  return (
    <div className="border-t border-line">
      {view.sentences.length > 0 && (
        <CheckedSentences
          sub={view.sub}
          sentences={view.sentences}
          lang={language}
          removed={checkCounts ? checkCounts.total - checkCounts.passed : 0}
        />
      )}
      {details.facts && <FactAgreementTable facts={details.facts} language={language} />}
      {details.workshop && (
        <HeadlineComparisonSection workshop={details.workshop} sources={view.sources} language={language} />
      )}
      <ChangeLog details={details} sources={view.sources} seenVersion={undefined} />
      <ArticleInclusionReasons storyId={details.id} sources={view.sources} hiddenIds={hiddenIds} />
      <ScoreBreakdownSection details={details} />
    </div>
  )
}
