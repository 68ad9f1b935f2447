import { expect, test } from 'vitest'
import { isOpinionArticle } from './opinion-article.ts'

const about = { title: 'The dyke of Beira', summary: '', language: 'en' }
const sentence = 'The council of Beira voted for the wall on Tuesday. '
const isOpinion = (text: string, voice: number, language = 'en') =>
  isOpinionArticle({ ...about, text, language }, () => voice)

test('an article is opinion if its voice is, a short one only with a clearer voice', () => {
  expect(isOpinion(sentence.repeat(20), 1)).toBe(true)
  expect(isOpinion(sentence.repeat(20), 0.5)).toBe(false)
  expect(isOpinion(sentence, 1)).toBe(false)
  expect(isOpinion(sentence, 1.5)).toBe(true)
})

test('an article is opinion if half of its sentences are in its writer’s own voice', () => {
  const own = 'We have to ask if the council was right. '
  expect(isOpinion(own.repeat(4) + sentence.repeat(4), 0)).toBe(true)
  expect(isOpinion(own.repeat(2) + sentence.repeat(6), 0)).toBe(false)
  expect(isOpinion(own.repeat(2), 0)).toBe(false)
  const eigen = 'Misschien moeten we ons afvragen of de raad gelijk had. '
  expect(isOpinion(eigen.repeat(6), 0, 'nl')).toBe(true)
  expect(isOpinion('De raad van Beira stemde dinsdag voor de muur. '.repeat(6), 0, 'nl')).toBe(false)
})
