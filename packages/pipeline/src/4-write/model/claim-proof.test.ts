import { expect, test } from 'vitest'
import { createTestArticle, testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { createStormReport, STORM_REPORT_SENTENCES } from '../../testing/model-story.ts'
import { createClaimChecker } from '../claim-check/index.ts'
import { createSentenceVerifier } from './claim-proof.ts'

const checker = createClaimChecker(testNewsroomData)
const unproven = createSentenceVerifier(checker)
const report = createStormReport('en')
const other = createTestArticle({ id: 'a2', text: 'Farmers sold fresh fish on the market of Nacala.' })
const articles = new Map([report, other].map((article) => [article.id, article]))
const [DYKE = '', MISSING = '', SCHOOLS = '', REPAIR = ''] = STORM_REPORT_SENTENCES.en
const cited = (...sentences: string[]) =>
  sentences.map((sentence) => {
    const start = report.text.indexOf(sentence)
    return { articleId: 'a1', field: 'text' as const, start, end: start + sentence.length }
  })
const judge = (text: string, evidence = cited(DYKE)) => unproven({ text, evidence }, articles, 'en')

test('a copied sentence is proven by its passage', () => {
  expect([judge(DYKE), judge(SCHOOLS, cited(SCHOOLS))]).toEqual([undefined, undefined])
})

test('a reworded sentence is proven if the passage supports it', () => {
  expect(
    judge('Eleven people were missing in Beira, Mayor Celestino Mabunda said.', cited(MISSING)),
  ).toBeUndefined()
})

test('another number, name or “not” is named as the reason', () => {
  expect(judge(DYKE.replace('six', 'nine'))).toContain('number: nine')
  expect(judge(DYKE.replace('Praia Nova', 'Praia Velha'))).toContain('name: Velha')
  expect(judge(REPAIR.replace('did not expect', 'expected'), cited(REPAIR))).toContain('negation')
})

test('a passage about something else proves nothing, even if its article does', () => {
  expect(judge(SCHOOLS, cited(REPAIR))).toBeDefined()
  expect(judge(MISSING.replace('said that eleven', 'said eleven'), cited(SCHOOLS))).toBeDefined()
})

test('offsets outside of the article, and articles that aren’t there, prove nothing', () => {
  const nowhere = { articleId: 'a1', field: 'text' as const, start: 90_000, end: 90_100 }
  expect(judge(DYKE, [nowhere])).toContain('source')
  expect(judge(DYKE, [{ ...nowhere, articleId: 'a9', start: 0, end: 100 }])).toContain('source')
  expect(judge(DYKE, [])).toContain('source')
})

test('another article beside the right one makes it a mix-up of sources', () => {
  const fish = { articleId: 'a2', field: 'text' as const, start: 0, end: other.text.length }
  const reworded = 'A stretch of the dyke at Praia Nova broke on Friday, killing six people.'
  expect([judge(DYKE), judge(reworded)]).toEqual([undefined, undefined])
  for (const text of [DYKE, reworded]) expect(judge(text, [...cited(DYKE), fish])).toContain('source')
})

test('the articles of a story are prepared once for all its sentences', () => {
  const lists = new Set<readonly string[]>()
  const counting = createSentenceVerifier({
    check(order) {
      lists.add(order.documents)
      return checker.check(order)
    },
  })
  for (const text of [DYKE, MISSING, SCHOOLS]) counting({ text, evidence: cited(text) }, articles, 'en')
  expect(lists.size).toBe(1)
  expect([...lists][0]).toEqual([`${report.title}\n\n${report.summary}\n\n${report.text}`])
  counting({ text: DYKE, evidence: cited(DYKE) }, new Map(articles), 'en')
  expect(lists.size).toBe(2)
})
