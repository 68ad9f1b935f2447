import { hideArticle } from '../../../device/muting/hidden-articles.ts'
import { useEditionSource } from '../../../edition/edition-context.ts'
import { showToast } from '../../../lib/access/toasts.ts'
import { useTexts } from '../../../lib/texts.ts'

/**
 * Returns a function that hides an article from the story on this device, and reports to the editors that the
 * article doesn't belong to the story.
 */
export function useReportUnrelatedArticle(storyId: string): (articleId: string) => Promise<void> {
  const text = useTexts()
  const { newsClient } = useEditionSource()
  return async (articleId) => {
    hideArticle(storyId, articleId)
    const { ok } = await newsClient.reportUnrelatedArticle({ storyId, articleId })
    if (ok) showToast(text('story.why.hidden'))
    else showToast(text('story.why.failed'), 'error')
  }
}
