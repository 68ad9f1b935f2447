import type { Article } from '@plainwire/domain/article'
import type { Language } from '@plainwire/domain/language'
import type { WriteUp } from '@plainwire/domain/story'
import { checkedWriteUp } from './4-write/index.ts'
import type { Writer } from './ports.ts'
import { kindOf } from './read/index.ts'

/**
 * An extracted text as it goes to press: checked, put in plainer words by the operator's writer where there is one, and
 * checked again. What the writer makes wrong keeps the extracted words.
 */
export async function improvedText(
  extracted: WriteUp | undefined,
  articles: readonly Article[],
  language: Language,
  writer: Writer | undefined,
): Promise<WriteUp | undefined> {
  const checked = extracted && checkedWriteUp(extracted, articles, language)
  if (!checked || !writer) return checked
  const reports = articles.filter((article) => article.language === language && kindOf(article) === 'report')
  const better = await writer.write(checked, reports, language)
  return better === checked ? checked : (checkedWriteUp(better, articles, language) ?? checked)
}
