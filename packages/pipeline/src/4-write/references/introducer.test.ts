import { MAX_SUB_HEADLINE_CHARACTERS, type Sentence } from '@plainwire/domain/story'
import { expect, test } from 'vitest'
import { createPersonIntroducer } from './introducer.ts'

const article = (id: string, text: string, summary = '') => ({ id, summary, text })
const MAYOR = 'Mayor Celestino Mabunda said the wall broke.'
const LEADER = 'Rui Sitoe said he had met nobody.'
const sentence = (text: string, articleId = 'a'): Sentence => ({
  text,
  evidence: [{ articleId, field: 'text', start: 0, end: 1 }],
})
const introduced = (articles: ReturnType<typeof article>[], ...sentences: Sentence[]) =>
  createPersonIntroducer(articles).sentences(sentences)
const texts = (articles: ReturnType<typeof article>[], ...sentences: (string | Sentence)[]) =>
  introduced(articles, ...sentences.map((one) => (typeof one === 'string' ? sentence(one) : one))).map(
    ({ text }) => text,
  )
const both = [article('a', MAYOR), article('b', LEADER)]

test('people of every article are introduced at their first mention, with their passages in order', () => {
  const text = 'According to Mabunda, nobody spoke to Sitoe.'
  expect(introduced(both, sentence(text), sentence('Mabunda and Sitoe disagree.'))).toEqual([
    {
      text: 'According to Mayor Celestino Mabunda, nobody spoke to Rui Sitoe.',
      evidence: [
        { articleId: 'a', field: 'text', start: 0, end: 1 },
        { articleId: 'a', field: 'text', start: 0, end: 'Mayor Celestino Mabunda'.length },
        { articleId: 'b', field: 'text', start: 0, end: 'Rui Sitoe'.length },
      ],
    },
    sentence('Mabunda and Sitoe disagree.'),
  ])
})

test('each person is introduced in the sentence that mentions them first', () => {
  expect(texts(both, 'Mabunda is in Beira.', 'Sitoe left.', 'Mabunda met Sitoe.')).toEqual([
    'Mayor Celestino Mabunda is in Beira.',
    'Rui Sitoe left.',
    'Mabunda met Sitoe.',
  ])
  expect(texts(both, 'Mayor Mabunda is in Beira.', 'Mabunda left.')).toEqual([
    'Mayor Mabunda is in Beira.',
    'Mabunda left.',
  ])
})

test('without people, articles, sentences or evidence nothing changes', () => {
  expect(texts([article('a', 'The wall broke.')], 'Mabunda left.')).toEqual(['Mabunda left.'])
  expect(texts([], 'Mabunda left.')).toEqual(['Mabunda left.'])
  expect(introduced(both)).toEqual([])
  expect(introduced(both, { text: 'Nobody was hurt.', evidence: [] })).toEqual([
    { text: 'Nobody was hurt.', evidence: [] },
  ])
  expect(texts(both, { text: 'Sitoe left.', evidence: [] })).toEqual(['Rui Sitoe left.'])
})

test.each([
  ['the text', '', `It rained. ${MAYOR}`, { field: 'text', start: 11, end: 34 }],
  ['the text behind a summary', 'It rained.', MAYOR, { field: 'text', start: 0, end: 23 }],
  ['the summary', `It rained. ${MAYOR}`, 'No.', { field: 'summary', start: 11, end: 34 }],
  [
    'the end of the summary',
    'It fell to Mayor Celestino Mabunda',
    'No.',
    { field: 'summary', start: 11, end: 34 },
  ],
  ['both', 'The wall broke, said Mayor', 'Celestino Mabunda left.', { field: 'text', start: 0, end: 17 }],
] as const)('the passage is in %s', (_, summary, text, expected) => {
  const [only] = introduced([article('a', text, summary)], sentence('Mabunda left.'))
  expect(only?.evidence.at(-1)).toEqual({ articleId: 'a', ...expected })
})

test('the first 6000 characters of a text are searched', () => {
  const behind = (length: number) =>
    article('a', `${'It rained. '.repeat(1000).slice(0, length - 1)} ${MAYOR}`)
  const last = 6000 - 'Mayor Celestino Mabunda'.length
  expect(texts([behind(last)], 'Mabunda left.')).toEqual(['Mayor Celestino Mabunda left.'])
  expect(texts([behind(last + 1)], 'Mabunda left.')).not.toEqual(['Mayor Celestino Mabunda left.'])
})

test('a surname of two people of different articles introduces neither', () => {
  const others = [article('a', MAYOR), article('b', 'Rosa Mabunda said she saw it.')]
  expect(texts(others, 'Mabunda left.', sentence('Mabunda left.', 'b'))).toEqual([
    'Mabunda left.',
    'Mabunda left.',
  ])
  const three = [...others, article('c', 'Rosa Mabunda said so.')]
  expect(texts(three, 'Mabunda left.')).toEqual(['Mabunda left.'])
  expect(createPersonIntroducer(others).subHeadline(sentence('Mabunda left.'), '').text).toBe('Mabunda left.')
})

test('an initial makes no other person; the introduction is that of the sentence’s own article', () => {
  const one = [
    article('a', 'Celestino Mabunda said the wall broke.'),
    article('b', 'Celestino B. Mabunda said so.'),
  ]
  expect(texts(one, 'Mabunda left.')).toEqual(['Celestino Mabunda left.'])
  expect(texts(one, sentence('Mabunda left.', 'b'))).toEqual(['Celestino B. Mabunda left.'])
})

test('for a sentence of another article, the first introduction with an office is used', () => {
  const named = article('a', 'Celestino Mabunda said the wall broke.')
  const chairman = article('c', 'Chairman Celestino Mabunda said so.')
  const other = sentence('Mabunda left.', 'd')
  expect(texts([named, article('b', MAYOR), chairman], other)).toEqual(['Mayor Celestino Mabunda left.'])
  expect(texts([article('b', MAYOR), named, chairman], other)).toEqual(['Mayor Celestino Mabunda left.'])
})

test('a sub-headline introduces who isn’t in the headline, and cites the passage', () => {
  const introduce = createPersonIntroducer(both)
  const sub = sentence('Mabunda met Sitoe in Beira.')
  expect(introduce.subHeadline(sub, 'Mayor Mabunda rebuilds the wall')).toEqual({
    text: 'Mabunda met Rui Sitoe in Beira.',
    evidence: [...sub.evidence, { articleId: 'b', field: 'text', start: 0, end: 9 }],
  })
  expect(introduce.subHeadline(sub, 'Mabunda and Sitoe meet')).toEqual(sub)
})

test('a sub-headline that would become too long stays as it is', () => {
  const introduce = createPersonIntroducer([article('b', LEADER)])
  const long = (length: number) => sentence(`Sitoe ${'x'.repeat(length - 'Rui Sitoe '.length)}`)
  const fits = long(MAX_SUB_HEADLINE_CHARACTERS)
  expect(introduce.subHeadline(fits, '').text).toBe(`Rui ${fits.text}`)
  const tooLong = long(MAX_SUB_HEADLINE_CHARACTERS + 1)
  expect(introduce.subHeadline(tooLong, '')).toBe(tooLong)
})
