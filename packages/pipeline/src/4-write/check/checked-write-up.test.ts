import type { StoryTextContent } from '@plainwire/domain/story'
import { expect, test } from 'vitest'
import { createTestArticle } from '../../newsroom/newsroom.fixture.ts'
import { removeUnsupportedSentences } from './checked-write-up.ts'

const TRUE = 'Six people died when the dyke broke in Beira on Friday.'
const MORE = 'The mayor said 14,800 had left their homes.'
const source = createTestArticle({ id: 'a1', title: 'Six dead in Beira', text: `${TRUE} ${MORE}` })
const evidence = (text: string) => {
  const start = source.text.indexOf(text)
  return [{ articleId: 'a1', field: 'text' as const, start, end: start + text.length }]
}
const text = (known: Partial<StoryTextContent>): StoryTextContent => ({
  headline: 'Six dead in Beira',
  subHeadline: MORE,
  description: `${TRUE} ${MORE}`,
  sentences: [
    { text: TRUE, evidence: evidence(TRUE) },
    { text: MORE, evidence: evidence(MORE) },
  ],
  headlineFrom: 'a1',
  ...known,
})

test('B1 a text whose sentences are all supported is unchanged, and its counts show that', () => {
  expect(removeUnsupportedSentences(text({}), [source], 'en')).toEqual({
    ...text({}),
    checked: { passed: 2, total: 2 },
  })
})

test('B1 a sentence that fails is removed and the removal is recorded', () => {
  const wrong = { text: MORE.replace('14,800', '18,400'), evidence: evidence(MORE) }
  const checked = removeUnsupportedSentences(
    text({ sentences: [{ text: TRUE, evidence: evidence(TRUE) }, wrong] }),
    [source],
    'en',
  )
  expect(checked).toMatchObject({
    description: TRUE,
    checked: { passed: 1, total: 2 },
    removed: [{ text: wrong.text, reason: 'number: 18,400' }],
  })
  expect(checked?.sentences).toHaveLength(1)
})

test('B1 a sub-headline that no article supports is removed', () => {
  const checked = removeUnsupportedSentences(
    text({ subHeadline: 'Nine people died in Maputo.' }),
    [source],
    'en',
  )
  expect(checked).toMatchObject({ subHeadline: '', removed: [{ text: 'Nine people died in Maputo.' }] })
})

test('B1 evidence with invalid offsets proves nothing, and a text without any supported sentence is undefined', () => {
  const astray = [{ articleId: 'gone', field: 'text' as const, start: 0, end: 40 }]
  expect(
    removeUnsupportedSentences(text({ sentences: [{ text: TRUE, evidence: astray }] }), [source], 'en'),
  ).toBeUndefined()
})

test('B1 a sentence whose speaker is introduced by another passage is supported, and so is such a sub-headline', () => {
  const name = 'Mayor Celestino Mabunda'
  const other = createTestArticle({ id: 'a2', text: `${name} spoke on Friday in the harbour of Beira.` })
  const long =
    'Mabunda said 14,800 people had left their homes in the lower town of Beira since the dyke broke.'
  const first = createTestArticle({ id: 'a1', text: long })
  const introduced = long.replace('Mabunda', name)
  const cited = [
    { articleId: 'a1', field: 'text' as const, start: 0, end: long.length },
    { articleId: 'a2', field: 'text' as const, start: 0, end: name.length },
  ]
  const checked = removeUnsupportedSentences(
    text({ subHeadline: introduced, sentences: [{ text: introduced, evidence: cited }] }),
    [first, other],
    'en',
  )
  expect(checked).toMatchObject({ subHeadline: introduced, checked: { passed: 1, total: 1 } })
})
