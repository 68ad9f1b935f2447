import type { Article } from '@plainwire/domain/article'
import type { Language } from '@plainwire/domain/language'
import type { Evidence, Fact, StoryTextContent, StoryTexts } from '@plainwire/domain/story'
import { buildRewrittenHeadlines } from '../../4-write/index.ts'
import type { HeadlineAndTextJudge } from '../../6-score/index.ts'

/**
 * Returns which article our headline comes from and how the headline was changed, and the original headlines
 * with their clickbait scores and flagged phrases, in the output format of the `write` command.
 */
export function buildHeadlineComparisonLine(
  articles: readonly Article[],
  language: Language,
  text: StoryTextContent | undefined,
  judge: HeadlineAndTextJudge,
) {
  const texts: StoryTexts = text ? { [language]: { ...text, state: 'original' } } : {}
  const shown = buildRewrittenHeadlines(articles, texts)
  const notes = shown.headlines[language]?.notes ?? []
  return {
    headline_from: text?.headlineFrom ?? null,
    notes: notes.map(({ step, articleId, removed }) => ({
      step,
      article: articleId,
      removed: removed ?? null,
    })),
    originals: shown.originals.map(({ articleId, title, marks }) => {
      const of = articles.find(({ id }) => id === articleId)?.language === 'nl' ? 'nl' : 'en'
      return { article: articleId, title, clickbait: judge.clickbait(title, of), marks }
    }),
  }
}

/**
 * Returns the fact table in the output format of the `write` command, without facts that are not shown.
 */
export function buildFactLines(articles: readonly Article[], facts: readonly Fact[]) {
  const byId = new Map(articles.map((article) => [article.id, article]))
  const shown = facts.filter(({ isAside }) => !isAside)
  return shown.map(({ id, kind, subject, names, unit, agreement, values, changes }) => ({
    id,
    kind,
    subject,
    ...(names && { names }),
    unit: unit ?? null,
    agreement,
    values: values.map(({ value, qualifier, reports, givers }) => ({
      value,
      qualifier,
      reports,
      givers: givers.map(({ articleId, publisherId, at, field, start, end }) => ({
        article: articleId,
        publisher: publisherId,
        at: at.toISOString(),
        field,
        start,
        end,
        text: byId.get(articleId)?.[field].slice(start, end) ?? '',
      })),
    })),
    changes: changes.map(({ publisherId, from, to, at }) => ({
      publisher: publisherId,
      from,
      to,
      at: at.toISOString(),
    })),
  }))
}

/** Returns the position of an evidence passage in the output format of the `write` command. */
export const buildEvidenceLine = ({ articleId, field, start, end }: Evidence) => ({
  article: articleId,
  field,
  start,
  end,
})
