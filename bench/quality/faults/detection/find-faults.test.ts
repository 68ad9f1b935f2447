import { expect, test } from 'vitest'
import type { MeasuredStoryText } from '../story-text.ts'
import { findFaults } from './find-faults.ts'

type Over = Partial<Omit<MeasuredStoryText, 'sentences'>> & { told?: string[] }

const story = ({
  told = ['A dyke broke in Beira on Friday, killing six people.'],
  ...known
}: Over): MeasuredStoryText => ({
  headline: 'Six dead as dyke breaks in Beira',
  subHeadline: '',
  sentences: told.map((text) => ({ text })),
  sources: [],
  facts: [],
  ...known,
})
const differing = [{ agreement: 'conflict', values: [{ value: 14_800 }, { value: 18_400 }] }]

test.each<[string, Over, string[]]>([
  ['a plain text', {}, []],
  ['a pronoun in front', { told: ['He asked residents to stay away.'] }, ['dangling']],
  [
    'a definite noun that nothing named',
    { subHeadline: 'The figure is higher than the 27 injured.' },
    ['dangling'],
  ],
  [
    'a surname that nobody introduced',
    { told: ['Mabunda said that eleven people were missing.'] },
    ['dangling'],
  ],
  [
    'a surname after its introduction',
    { told: ['Celestino Mabunda, the mayor, spoke.', 'Mabunda said that eleven people were missing.'] },
    [],
  ],
  [
    'a sub-headline that retells',
    { subHeadline: 'A dyke in Beira broke, killing six people on Friday' },
    ['retelling'],
  ],
  ['a comment', { told: ['The numbers behind the vote are sobering.'] }, ['comment']],
  ['a tease', { headline: 'What happened in Beira?' }, ['tease']],
  ['a leftover', { headline: 'Man guilty of murder --court' }, ['label']],
  [
    'two values of a fact',
    { told: ['The flood left 14,800 homeless.', 'Officials count 18.400 people.'], facts: differing },
    ['contradiction'],
  ],
  [
    'two values of a fact, said to differ',
    { told: ['The flood left 14,800 homeless (one report says 18,400).'], facts: differing },
    [],
  ],
])('%s', (_, over, expected) => {
  expect([...findFaults(story(over))]).toEqual(expected)
})
