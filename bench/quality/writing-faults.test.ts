import { expect, test } from 'vitest'
import { faultsOf, type ReadStory } from './writing-faults.ts'

const story = (over: Partial<ReadStory> & { told?: string[] }): ReadStory => {
  const { told = ['A dyke broke in Beira on Friday, killing six people.'], ...known } = over
  return {
    headline: 'Six dead as dyke breaks in Beira',
    sub_headline: '',
    description: told.join(' '),
    sentences: told.map((text) => ({ text })),
    sources: [],
    ...known,
  }
}

test.each<[string, Partial<ReadStory> & { told?: string[] }, string[]]>([
  ['a plain text', {}, []],
  ['a pronoun in front', { told: ['He asked residents to stay away.'] }, ['dangling']],
  [
    'a definite noun that nothing named',
    { sub_headline: 'The figure is higher than the 27 injured.' },
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
    { sub_headline: 'A dyke in Beira broke, killing six people on Friday' },
    ['retelling'],
  ],
  ['a comment', { told: ['The numbers behind the vote are sobering.'] }, ['comment']],
  ['a tease', { headline: 'What happened in Beira?' }, ['tease']],
  ['a leftover', { headline: 'Man guilty of murder --court' }, ['label']],
  [
    'a quotation as a statement',
    {
      told: ['The wall was never meant to last for more than ten years.'],
      sources: ['"We knew it. The wall was never meant to last for more than ten years. Nobody listened."'],
    },
    ['quotation'],
  ],
])('%s', (_, over, expected) => {
  expect([...faultsOf(story(over))]).toEqual(expected)
})
