import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleArticles, sampleEvents, testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { splitSentences } from '../../text/index.ts'
import { createClaimChecker } from './claim-checker.ts'

const checker = createClaimChecker(testNewsroomData)
const check = (claim: string, document: string, language: string) =>
  checker.check({ claim, documents: [document], language })

/**
 * Sentences of the sample's articles that can be understood alone, with the article text that contains them.
 */
const copied = sampleArticles(sampleEvents()).flatMap(({ event, article: { text, language } }) =>
  splitSentences(text)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((sentence) => sentence.split(' ').length > 6 && !/["“”‘’'«»]/.test(sentence))
    .map((sentence) => ({ sentence, event, text, language })),
)
/** An integer without a unit, such as in 'of 140 workers'. */
const COUNT = /(?<=\s)(?!(?:19|20)\d\d\b)\d{2,4}(?= [a-z]{4,})/
const counted = copied.filter(({ sentence }) => COUNT.test(sentence))

describe('a sentence of the sample edition', () => {
  test('there are enough of them for the test', () => {
    expect(copied.length).toBeGreaterThan(200)
    expect(counted.length).toBeGreaterThan(10)
  })

  test('that is copied from its source is supported', () => {
    fc.assert(
      fc.property(fc.constantFrom(...copied), ({ sentence, text, language }) => {
        expect([sentence, check(sentence, text, language).verdict]).toEqual([sentence, 'supported'])
      }),
      { numRuns: 60 },
    )
  })

  test('is not, with a number that its source does not give', () => {
    fc.assert(
      fc.property(fc.constantFrom(...counted), fc.integer({ min: 10_001, max: 99_999 }), (from, other) => {
        fc.pre(!from.text.includes(String(other)))
        const changed = from.sentence.replace(COUNT, String(other))
        const { verdict, problems } = check(changed, from.text, from.language)
        expect([changed, verdict]).toEqual([changed, 'unsupported'])
        expect(problems.map(({ kind }) => kind)).toContain('number')
      }),
      { numRuns: 40 },
    )
  })

  test('is not, against the text of another event', () => {
    fc.assert(
      fc.property(fc.constantFrom(...copied), fc.constantFrom(...copied), (one, other) => {
        fc.pre(
          one.event !== other.event && one.language === other.language && !other.text.includes(one.sentence),
        )
        // Skips sentences that even an empty text supports, such as 'After this week, you might never stop'.
        fc.pre(check(one.sentence, '.', one.language).verdict === 'unsupported')
        const own = check(one.sentence, one.text, one.language)
        const against = check(one.sentence, other.text, one.language)
        expect(against.verdict === 'unsupported' || against.score < own.score).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})
