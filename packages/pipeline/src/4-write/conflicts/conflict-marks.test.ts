import type { Fact, FactPassage } from '@plainwire/domain/story'
import { expect, test } from 'vitest'
import { testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { createNewsroomFromReviewedData } from '../../newsroom/newsroom.ts'
import { annotateConflictingValues } from './conflict-marks.ts'

const { vocabulary } = createNewsroomFromReviewedData(testNewsroomData)

const giver = (articleId: string): FactPassage => ({
  articleId,
  publisherId: articleId,
  report: 0,
  at: new Date('2026-11-20'),
  language: 'en',
  field: 'text',
  start: 4,
  end: 40,
})
const jobs: Fact = {
  id: 'jobs',
  kind: 'count',
  subject: 'jobs',
  unit: undefined,
  agreement: 'conflict',
  values: [
    { value: 168, qualifier: 'exact', reports: 2, givers: [giver('b'), giver('c')] },
    { value: 186, qualifier: 'exact', reports: 1, givers: [giver('a')] },
  ],
  changes: [],
}
const own = { articleId: 'a', field: 'text' as const, start: 0, end: 42 }

test('a sentence whose number gave way to the one of most reports cites a passage that gives it', () => {
  const text = 'The plant closes with the loss of 186 jobs.'
  const { sentences } = annotateConflictingValues(
    {
      headline: 'Plant closes',
      subHeadline: '',
      description: text,
      sentences: [{ text, evidence: [own] }],
      headlineFrom: 'a',
    },
    'en',
    [jobs],
    vocabulary,
  )
  expect(sentences).toEqual([
    {
      text: 'The plant closes with the loss of 168 jobs (one report says 186).',
      evidence: [own, { articleId: 'b', field: 'text', start: 4, end: 40 }],
    },
  ])
})
