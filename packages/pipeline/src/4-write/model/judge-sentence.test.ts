import type { Sentence } from '@plainwire/domain/story'
import { expect, test } from 'vitest'
import { type DraftJudgementContext, judgeDraftHeadline, judgeSentence } from './judge-sentence.ts'

const evidence = (number: number) => ({ articleId: `a${number}`, field: 'text' as const, start: 0, end: 10 })
const lines = [1, 2, 3].map((number) => ({ text: `Line ${number}`, evidence: evidence(number) }))
/** A check that only the named sets of sources pass, such as 'a1+a2'; it records what it has checked. */
function criteria(...proving: string[]) {
  const checked: string[] = []
  const unproven = ({ evidence: cited }: Sentence) => {
    const sources = cited.map(({ articleId }) => articleId).join('+')
    checked.push(sources)
    return proving.includes(sources) ? undefined : `number: ${sources}`
  }
  const bench: DraftJudgementContext = { lines, articles: new Map(), language: 'en', unproven }
  return { bench, checked }
}
const TEXT = 'The coastal dyke at Praia Nova broke early on Friday.'
const sentence = (sources: number[], ...proving: string[]) =>
  judgeSentence({ text: TEXT, sources }, criteria(...proving).bench)
const heading = (text: string, sources: number[], ...proving: string[]) =>
  judgeDraftHeadline({ text, sources }, 60, criteria(...proving).bench)
const HEADLINE = 'Coastal dyke breaks in Beira'

test('a sentence cites the sources that it names if they prove it together', () => {
  expect(sentence([2, 1], 'a2+a1')).toEqual({
    sentence: { text: TEXT, evidence: [evidence(2), evidence(1)] },
  })
})

test('a sentence cites the first source that proves it alone, if they don’t together', () => {
  expect(sentence([1, 2, 3], 'a2', 'a3')).toEqual({ sentence: { text: TEXT, evidence: [evidence(2)] } })
})

test('a sentence that no named source proves is rejected for the reason that all together give', () => {
  expect(sentence([1, 2], 'a3')).toEqual({ text: TEXT, reason: 'number: a1+a2' })
})

test('a single source is checked once', () => {
  const { bench, checked } = criteria()
  judgeSentence({ text: TEXT, sources: [1] }, bench)
  expect(checked).toEqual(['a1'])
})

test('numbers of sources that weren’t given are ignored', () => {
  expect(sentence([0, 4, -1, 3], 'a3')).toEqual({ sentence: { text: TEXT, evidence: [evidence(3)] } })
  const none = { text: TEXT, reason: 'source: it names none that was given' }
  expect([sentence([0, 4], ''), sentence([], '')]).toEqual([none, none])
})

test.each([
  ['markup', 'The coastal dyke at <b>Praia Nova</b> broke early on Friday.'],
  ['an address', 'The coastal dyke broke, see www.beira.example for Friday.'],
  ['another address', 'The coastal dyke broke, see HTTPS://beira.example on Friday.'],
  ['a list', '* The coastal dyke at Praia Nova broke early on Friday.'],
  ['a lost character', 'The coastal dyke at Pra\ufffda Nova broke early on Friday.'],
  ['half a character', 'The coastal dyke at Pra\ud800a Nova broke early on Friday.'],
  ['no end', 'The coastal dyke at Praia Nova broke early on Friday'],
  ['no antecedent', 'He said that the coastal dyke at Praia Nova broke on Friday.'],
  ['too few words', 'The dyke broke.'],
])('a sentence with %s is rejected for its form, without a check', (_, text) => {
  const { bench, checked } = criteria('a1')
  const judged = judgeSentence({ text, sources: [1] }, bench)
  expect('reason' in judged && judged.reason).toMatch(/^form: /)
  expect(checked).toEqual([])
})

test('invisible characters and line breaks are removed from what is published', () => {
  const written = ' The coastal\u200b dyke at\u202e Praia\n Nova broke \u{e0041}early on Friday. '
  expect(judgeSentence({ text: written, sources: [1] }, criteria('a1').bench)).toEqual({
    sentence: { text: TEXT, evidence: [evidence(1)] },
  })
})

test('a headline has 15 characters to the given number, and doesn’t tease', () => {
  const isTaken = (text: string) => 'sentence' in heading(text, [1], 'a1')
  expect([isTaken('a'.repeat(15)), isTaken('a'.repeat(14))]).toEqual([true, false])
  expect([isTaken('a'.repeat(60)), isTaken('a'.repeat(61))]).toEqual([true, false])
  const faults = ['?', '!', '…', '...', ':'].map((end) => `${HEADLINE}${end}`)
  expect(faults.filter(isTaken)).toEqual([])
  expect(isTaken('Beira: coastal dyke breaks')).toBe(true)
  expect(isTaken('Dyke [breaks] in Beira')).toBe(false)
})

test('a headline that names no source may cite any that proves it', () => {
  expect(heading(HEADLINE, [], 'a2', 'a3')).toEqual({ sentence: { text: HEADLINE, evidence: [evidence(2)] } })
  expect(heading(HEADLINE, [])).toEqual({ text: HEADLINE, reason: 'source: it names none that was given' })
})

test('a headline that names its sources is proven by these or not at all', () => {
  expect(heading(HEADLINE, [1], 'a2')).toEqual({ text: HEADLINE, reason: 'number: a1' })
  expect(heading(HEADLINE, [1, 2], 'a2')).toEqual({ sentence: { text: HEADLINE, evidence: [evidence(2)] } })
})
