import type { Article } from '@plainwire/domain/article'
import type { Fact, FactValue } from '@plainwire/domain/story'
import { createTestArticle, TEST_NOW } from '../../newsroom/newsroom.fixture.ts'
import type { FactMention } from './mentions/fact-mention.ts'

/** Creates a mention of twelve injured people, with those properties replaced that matter to a test. */
export function createTestMention(
  known: Partial<Omit<FactMention, 'article'>> = {},
  article: Partial<Article> = {},
): FactMention {
  return {
    kind: 'count',
    key: 'injured',
    subject: 'injured',
    unit: undefined,
    value: 12,
    qualifier: 'exact',
    report: 0,
    field: 'text',
    start: 0,
    end: 10,
    position: 0,
    isCasualty: true,
    context: new Set(),
    near: new Set(),
    isTentative: false,
    isDisputed: false,
    ...known,
    article: createTestArticle({ id: 'a1', ...article }),
  }
}

/**
 * Creates a value of a fact. `reports` is the number of reports that give it, `at` the time of its only
 * passage.
 */
export function createTestFactValue(
  value: number | string,
  reports = 1,
  at = TEST_NOW,
  qualifier: FactValue['qualifier'] = 'exact',
): FactValue {
  const passage = { articleId: 'a1', publisherId: 'gazette', report: 0, at, language: 'en' }
  return { value, qualifier, reports, givers: [{ ...passage, field: 'text', start: 0, end: 10 }] }
}

/** Creates a fact on which reports differ, with those properties replaced that matter to a test. */
export function createTestFact(known: Partial<Fact> = {}): Fact {
  return {
    id: 'injured',
    kind: 'count',
    subject: 'injured',
    unit: undefined,
    agreement: 'conflict',
    values: [createTestFactValue(12, 2), createTestFactValue(14)],
    changes: [],
    ...known,
  }
}
