import { expect, test } from 'vitest'
import { RecurringSentenceCounter } from './recurring-sentences.ts'

const CALL = 'Your city, your voice, every day.'
const by = (publisherId: string, title: string, ...sentences: string[]) => ({ publisherId, title, sentences })

test('a sentence recurs when three articles of its publisher have it', () => {
  const counts = new RecurringSentenceCounter(16)
  for (const title of ['Bridge opens', 'Ferry sinks'])
    counts.note(by('post', title, `${title} today, police say.`, CALL))
  expect(counts.has('post', CALL)).toBe(false)
  counts.note(by('post', 'Mayor resigns', 'The mayor has resigned.', CALL))
  expect(counts.has('post', CALL)).toBe(true)
  expect(counts.has('post', 'your city – your voice – every day')).toBe(true)
  expect(counts.has('courier', CALL)).toBe(false)
  expect(counts.has('post', 'The mayor has resigned.')).toBe(false)
})

test('numbers in a sentence may differ', () => {
  const counts = new RecurringSentenceCounter(16)
  for (const day of [3, 4, 15])
    counts.note(by('post', `News of ${day} May`, `All news of ${day} May at a glance.`))
  expect(counts.has('post', 'All news of 16 May at a glance.')).toBe(true)
})

test('one article that is read again, or under a second address, counts once', () => {
  const counts = new RecurringSentenceCounter(16)
  for (let time = 0; time < 4; time++) counts.note(by('post', 'Bridge opens', 'The bridge opened on Monday.'))
  expect(counts.has('post', 'The bridge opened on Monday.')).toBe(false)
})

test('the news of an article with several versions does not recur', () => {
  const counts = new RecurringSentenceCounter(16)
  const news = [
    'Fire broke out at noon.',
    'Nine people were killed.',
    'The roof fell in.',
    'The cause is unknown.',
  ]
  for (const title of [
    'Fire in Delft',
    'UPDATE 1: Fire in Delft',
    'UPDATE 2: Fire in Delft',
    'Nine die in Delft fire',
  ])
    counts.note(by('wire', title, ...news))
  expect(news.filter((sentence) => counts.has('wire', sentence))).toEqual([])
})

test('text that a channel puts below every video recurs, even if it is most of each article', () => {
  const counts = new RecurringSentenceCounter(16)
  const below = [
    'Channel Nine operates three networks.',
    'It has been the most watched for ten years.',
    'Subscribe to Channel Nine.',
    'Watch full episodes of your favourite shows.',
  ]
  const titles = ['Senate votes on budget', 'Storm hits the coast', 'Club wins the cup']
  for (const title of titles) counts.note(by('nine', title, `${title}, as seen today.`, ...below))
  expect(below.every((sentence) => counts.has('nine', sentence))).toBe(true)
  expect(counts.has('nine', 'Senate votes on budget, as seen today.')).toBe(false)
})

test('memory is bounded, and recurring sentences outlive others', () => {
  const counts = new RecurringSentenceCounter(16)
  for (const title of ['a', 'b', 'c']) counts.note(by('post', title, CALL))
  for (let at = 0; at < 2_000; at++) {
    const letters = [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    counts.note(by('post', `Title ${letters}`, `A sentence about ${letters} alone.`))
  }
  expect(counts.has('post', CALL)).toBe(true)
})

test('sentences so short that stories may repeat them do not count', () => {
  const counts = new RecurringSentenceCounter(16)
  for (const title of ['a', 'b', 'c']) counts.note(by('post', title, 'He agreed.'))
  expect(counts.has('post', 'He agreed.')).toBe(false)
})
