import type { Article } from '@plainwire/domain/article'
import { isLanguage, LANGUAGES, type Language } from '@plainwire/domain/language'
import { z } from 'zod'
import { copiesOf, kindOf } from '../3-cluster/index.ts'
import { checkedWriteUp, writeStory } from '../4-write/index.ts'
import { createJudge, type Judge } from '../6-score/index.ts'
import type { NewsroomData } from '../newsroom-data.ts'
import { ArticleLine, readLines } from './command-line.ts'
import { lineArticle, linePublisher } from './line-article.ts'

const StoryLine = z.object({ articles: z.array(ArticleLine).min(1) })

/** The language most articles have; English on a tie or where it is none of ours. */
function languageOf(articles: readonly Article[]): Language {
  const count = (language: Language) => articles.filter((article) => article.language === language).length
  return [...LANGUAGES].sort((a, b) => count(b) - count(a))[0] ?? 'en'
}

/** What each source's headline does that ours shouldn't. */
function workshop(articles: readonly Article[], judge: Judge) {
  return articles.map(({ id, title, language }) => {
    const { clickbait, marks } = judge.text({ title, language })
    return {
      article: id,
      title,
      clickbait,
      marks: marks.map(({ kind, start, end }) => ({ kind, start, end })),
    }
  })
}

function written(line: z.infer<typeof StoryLine>, judge: Judge): object {
  const read = line.articles.map(lineArticle)
  const language = languageOf(read)
  const articles = read.map((article) => (isLanguage(article.language) ? article : { ...article, language }))
  const publishers = new Map(
    line.articles.map(({ publisher }) => linePublisher(publisher)).map((known) => [known.id, known]),
  )
  const extracted = writeStory(
    { id: 's', articles, members: [] },
    {
      publishers,
      language,
      now: new Date(0),
      clickbait: judge.clickbait,
      kindOf,
      reportOf: (some) => copiesOf(some, publishers),
    },
  )
  const text = extracted && checkedWriteUp(extracted, articles, language)
  return {
    language,
    headline: text?.headline ?? '',
    sub_headline: text?.subHeadline ?? '',
    description: text?.description ?? '',
    sentences: (text?.sentences ?? []).map((sentence) => ({
      text: sentence.text,
      evidence: sentence.evidence.map(({ articleId, field, start, end }) => ({
        article: articleId,
        field,
        start,
        end,
      })),
    })),
    checked: text?.checked ?? null,
    removed: text?.removed ?? [],
    facts: [],
    workshop: { headline_from: text?.headlineFrom ?? null, originals: workshop(articles, judge) },
  }
}

/** `write`: our text of a story's articles, each sentence with its evidence. */
export async function* writeCommand(
  lines: AsyncIterable<unknown>,
  { data }: { data: NewsroomData },
): AsyncGenerator<object> {
  const judge = createJudge(data)
  for await (const line of readLines(lines, StoryLine)) yield written(line, judge)
}
