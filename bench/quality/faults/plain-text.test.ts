import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('the plain rule returns the first title, three sentences with their positions, and the second title', () => {
  const text = 'One fell. Two rose.\n\nThree stayed. Four left.'
  const articles = [
    { title: 'Numbers', text },
    { title: 'More numbers', text: 'Five came.' },
  ]
  const told = plainText(articles, 'en', [])
  expect(told.headline).toBe('Numbers')
  expect(told.subHeadline).toBe('More numbers')
  expect(told.sentences.map((sentence) => sentence.text)).toEqual(['One fell.', 'Two rose.', 'Three stayed.'])
  for (const { text: said, from } of told.sentences) expect(text.slice(from?.start, from?.end)).toBe(said)
})

test('a story without text or a second article leaves those parts empty', () => {
  expect(plainText([{ title: 'Numbers', text: '' }], 'nl', [])).toMatchObject({
    headline: 'Numbers',
    subHeadline: '',
    sentences: [],
  })
})
