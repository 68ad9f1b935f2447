import type { Article } from '@plainwire/domain/article'
import type { WriteUp } from '@plainwire/domain/story'
import { copiesOf, kindOf } from './3-cluster/index.ts'
import { checkedWriteUp } from './4-write/index.ts'
import type { Writer, WriterOrder } from './ports.ts'

/** What a text is improved with, beside the text itself. */
export interface Improvement extends Omit<WriterOrder, 'extracted' | 'reports'> {
  articles: readonly Article[]
  /** The operator's, where there is one. */
  writer: Writer | undefined
}

/** The reports of a story in one language, copies of one text together. */
function reportsOf({ articles, language, publishers }: Improvement): Article[][] {
  const reports = articles.filter((article) => article.language === language && kindOf(article) === 'report')
  const reportOf = copiesOf(reports, publishers)
  return [...Map.groupBy(reports, (article) => reportOf[reports.indexOf(article)]).values()]
}

/**
 * An extracted text as it goes to press: checked, put in plainer words by the operator's writer where there is one, and
 * checked again. What the writer makes wrong keeps the extracted words.
 */
export async function improvedText(
  extracted: WriteUp | undefined,
  improvement: Improvement,
): Promise<WriteUp | undefined> {
  const { articles, writer, ...about } = improvement
  const { language } = about
  const checked = extracted && checkedWriteUp(extracted, articles, language)
  if (!checked || !writer) return checked
  const better = await writer.write({ ...about, extracted: checked, reports: reportsOf(improvement) })
  if (better === checked) return checked
  const again = checkedWriteUp(better, articles, language)
  if (!again) return checked
  const isSubLost = again.subHeadline === '' && better.subHeadline !== ''
  return isSubLost ? { ...again, subHeadline: checked.subHeadline } : again
}
