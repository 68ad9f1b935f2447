import type { Article } from '@plainwire/domain/article'
import type { Language } from '@plainwire/domain/language'
import { describe, expect, test } from 'vitest'
import {
  createTestArticle,
  createTestPublisher,
  sampleArticles,
  sampleEvents,
  samplePublishers,
  TEST_NOW,
  testNewsroomData,
} from '../newsroom/newsroom.fixture.ts'
import { findNumbers } from '../text/index.ts'
import { buildFactTable, createCrossLanguageVocabulary } from './facts/index.ts'
import type { TextJudge } from './text-judge.ts'
import { writeStory } from './write-story.ts'

const vocabulary = createCrossLanguageVocabulary(testNewsroomData.dutchEnglish.terms)
const judgeOf = (clickbait: (title: string) => number): TextJudge => ({
  clickbait,
  hasDevice: (title) => clickbait(title) > 0,
  voice: () => 0,
  loaded: () => 0,
})
const plain = () => 0
const publishers = new Map(
  [createTestPublisher({ id: 'gazette' }), createTestPublisher({ id: 'courier' })].map((each) => [
    each.id,
    each,
  ]),
)
const write = (
  articles: Article[],
  language: Language = 'en',
  clickbait: (title: string) => number = plain,
) =>
  writeStory(
    { id: 's1', threadId: 't1', articles, members: [] },
    {
      data: testNewsroomData,
      vocabulary,
      facts: buildFactTable(articles, { vocabulary, reports: new Map() }),
      publishers,
      language,
      now: TEST_NOW,
      judge: judgeOf(clickbait),
      reports: new Map(),
    },
  )

const report = createTestArticle({
  id: 'a1',
  title: 'Six dead as storm breaks dyke in Beira',
  summary: 'A dyke broke in Beira.',
  text: [
    'BEIRA — A 160-metre stretch of the coastal dyke at Praia Nova broke in the early hours of Friday, killing six people.',
    'Mayor Celestino Mabunda said eleven people were missing and 14,800 had left their homes.',
    'Twenty-three schools have been opened as shelters for families from the lower town.',
    'He asked residents not to return before engineers had inspected the wall.',
  ].join('\n\n'),
})

test('a text consists of sentences of its sources, with exact evidence', () => {
  const text = write([report])
  expect(text).toMatchObject({ headline: 'Six dead as storm breaks dyke in Beira', headlineFrom: 'a1' })
  expect(text?.sentences).toHaveLength(2)
  expect(report.text).toContain(text?.subHeadline)
  const [cited] = text?.subHeadlineEvidence ?? []
  expect(report.text.slice(cited?.start, cited?.end)).toBe(text?.subHeadline)
  for (const sentence of text?.sentences ?? []) {
    const [first] = sentence.evidence
    expect(report.text.slice(first?.start, first?.end)).toBe(sentence.text)
  }
  expect(text?.description).not.toMatch(/BEIRA —|He asked/)
})

test('a headline in loud words gives way to a plain sentence', () => {
  const loud = { ...report, title: 'Mayor of Beira came out swinging over the dyke' }
  const lead = 'A dyke of the mayor of Beira broke at Praia Nova.'
  expect(write([{ ...loud, text: `${lead}\n\n${report.text}` }])?.headline).toBe(
    'A dyke of the mayor of Beira broke at Praia Nova',
  )
})

test('a coloured sentence is used only if there is no other', () => {
  const coloured = 'The mayor of Beira came out swinging over the dyke at Praia Nova.'
  expect(write([{ ...report, text: `${coloured}\n\n${report.text}` }])?.description).not.toContain(coloured)
  expect(write([{ ...report, summary: '', text: coloured }])?.description).toBe(coloured)
  const leaning = 'The other towns on the coast had asked for the same on Thursday evening.'
  expect(write([{ ...report, summary: '', text: `${coloured}\n\n${leaning}` }])?.description).toBe(coloured)
})

test('a story of one sentence says it once: it has no sub-headline', () => {
  const text = write([
    { ...report, text: '', summary: 'A dyke broke in Beira in the early hours of Friday.' },
  ])
  expect(text?.description).toBe('A dyke broke in Beira in the early hours of Friday.')
  expect(text?.subHeadline).toBe('')
})

test('a headline that is a whole sentence is not repeated if there is another sentence', () => {
  const lead = 'A dyke broke at Praia Nova in Beira.'
  const paragraphs = [
    lead,
    ...report.text.split('\n\n').slice(1, 3),
    'Engineers closed the road along the harbour.',
  ]
  const teaser = { ...report, title: 'What happened in Beira?', text: paragraphs.join('\n\n') }
  expect(write([teaser])?.headline).toBe('A dyke broke at Praia Nova in Beira')
  expect(write([teaser])?.description).not.toContain(lead)
  const short = write([{ ...teaser, text: paragraphs.slice(0, 2).join('\n\n') }])
  expect(short?.description).not.toContain(lead)
  expect(write([{ ...teaser, text: lead }])?.description).toBe(lead)
})

test('a description begins with the headline’s event, and not with the article’s background', () => {
  const told = [
    'Mozambique has had the longest season of storms since its weather office keeps count.',
    'The coastal dyke at Beira broke as the storm came in, and six people are dead, police said.',
    'Twenty-three schools in Beira have been opened as shelters for families.',
  ]
  const text = write([{ ...report, text: told.join('\n\n') }])
  expect(text?.sentences[0]?.text).toBe(told[1])
})

test('a description begins with the sentence that contains most of the headline', () => {
  const told = [
    'Crowds went to the harbour of Beira after the storm and the death of a guard.',
    'Six people are dead as the storm broke the dyke in Beira, the police of the port said.',
  ]
  const other = createTestArticle({
    id: 'a2',
    publisherId: 'courier',
    title: 'Crowds in harbour',
    text: told[0] ?? '',
  })
  const text = write([other, { ...report, text: told[1] ?? '' }])
  expect(text?.sentences[0]?.text).toBe(told[1])
})

test('what another article has as somebody’s words is no statement of ours', () => {
  const said = 'Open the harbour of Beira at once for doctors and engineers.'
  const quoting = createTestArticle({
    id: 'a2',
    title: 'Mayor of Beira asks for doctors',
    text: `Help is slow in Beira. “Nobody came on Friday. ${said} It is a disgrace,” Mayor Celestino Mabunda said.`,
  })
  const copied = { ...report, text: `${report.text}\n\n${said}` }
  const text = write([copied, quoting])
  expect(`${text?.subHeadline} ${text?.description}`).not.toContain(said)
})

test('a headline of what is to come gives way to one of what happened, and so does a sentence', () => {
  const before = createTestArticle({
    id: 'a1',
    title: 'Harrier to launch six satellites from Kourou',
    publishedAt: new Date('2026-11-20T06:00:00Z'),
    text: 'The Harrier is scheduled to lift off from Kourou with six satellites on board. Engineers in Kourou checked the weather.',
  })
  const after = createTestArticle({
    id: 'a2',
    title: 'Harrier launches six satellites from Kourou',
    publishedAt: new Date('2026-11-20T10:00:00Z'),
    text: 'The Harrier has launched from Kourou with six satellites, the agency of Guiana said.',
  })
  const text = write([before, after])
  expect(text?.headline).toBe('Harrier launches six satellites from Kourou')
  expect(text?.description).toContain('has launched')
  expect(text?.description).not.toContain('scheduled')
})

test('a headline with its author’s opinion is replaced by one that reports the news', () => {
  const opinion = { ...report, title: 'The breach in Beira is a lesson for every mayor with a dyke' }
  const news = createTestArticle({
    id: 'a2',
    title: 'Dyke of Beira breaks',
    text: 'A dyke of Beira broke on Friday.',
  })
  expect(write([opinion, news])?.headline).toBe('Dyke of Beira breaks')
  const mening = {
    ...createTestArticle({ id: 'a1', title: 'De dijkbreuk is een les voor elke burgemeester' }),
    language: 'nl',
  }
  const nieuws = { ...createTestArticle({ id: 'a2', title: 'Dijk van Beira breekt' }), language: 'nl' }
  expect(write([mening, nieuws], 'nl')?.headline).toBe('Dijk van Beira breekt')
})

test('without an article of a language there is no text in it', () => {
  expect(write([report], 'nl')).toBeUndefined()
})

test('real feeds without pages: the description comes from the summaries', () => {
  const summary =
    'A dyke broke in the port of Beira on Friday, killing six people, the mayor said. Thousands left their homes in the lower town.'
  const text = write([createTestArticle({ id: 'a1', title: 'Dyke breaks in Beira', summary, text: summary })])
  expect(text?.description).toBe(summary)
  expect(text?.sentences[0]?.evidence[0]).toMatchObject({ articleId: 'a1', start: 0 })
})

test('where there are only titles, the other titles are what is known', () => {
  const text = write([
    createTestArticle({ id: 'a1', title: 'Dyke breaks in Beira' }),
    createTestArticle({ id: 'a2', publisherId: 'courier', title: 'Storm floods Beira' }),
  ])
  expect(text?.sentences).toHaveLength(1)
  expect(text?.sentences[0]?.evidence[0]?.field).toBe('title')
})

test('opinion is not a source of facts', () => {
  const opinion = createTestArticle({
    id: 'a2',
    url: 'https://a.example/opinion/1',
    title: 'The wall was a lie',
    text: 'The wall at Praia Nova was a lie that cost six people their lives on Friday.',
  })
  const text = write([opinion, report])
  expect(text?.headlineFrom).toBe('a1')
  expect(text?.description).not.toMatch(/\blie\b/)
})

test('the plainer headline is chosen', () => {
  const loud = createTestArticle({
    id: 'a2',
    publisherId: 'courier',
    title: 'You won’t believe what this storm did to Beira',
    text: report.text,
  })
  expect(write([loud, report])?.headlineFrom).toBe('a1')
})

test('where every headline teases, the first sentence of a report makes a plain one', () => {
  const loud = { ...report, title: 'What this storm did to the dyke will surprise you' }
  const text = write([loud], 'en', (title) => (title.includes('surprise') ? 0.9 : 0))
  expect(text?.headline).toBe(
    'A 160-metre stretch of the coastal dyke at Praia Nova broke in the early hours of Friday, killing six people',
  )
  expect(report.text).toContain(text?.headline)
  expect(text?.headlineFrom).toBe('a1')
})

test.each([
  ['ARNHEM, Netherlands — ', 'en'],
  ['LONDON (Reuters) - ', 'en'],
  ['May 13, 2020 5:00 AM ', 'en'],
  ['Almelo – ', 'nl'],
  ['DEN HAAG (ANP) - ', 'nl'],
] as const)('the dateline "%s" is cut off, and the evidence begins behind it', (dateline, language) => {
  const sentence =
    language === 'nl'
      ? 'De dijk bij Praia Nova is vrijdagnacht over 160 meter gebroken.'
      : 'The dyke at Praia Nova broke over 160 metres on Friday night.'
  const text = write(
    [createTestArticle({ id: 'a1', title: 'Beira', text: `${dateline}${sentence}`, language })],
    language,
  )
  expect(text?.description).toBe(sentence)
  expect(text?.sentences[0]?.evidence[0]).toMatchObject({ start: dateline.length })
})

test('for a story without sentences the other reports’ repaired titles are used, with their offsets in the original', () => {
  const title = 'BREAKING: Dyke breaks in Beira | Gazette'
  const other = 'BREAKING: Sea floods homes behind Praia Nova as storm Nadira comes ashore'
  const text = write([
    createTestArticle({ id: 'a1', title }),
    createTestArticle({ id: 'a2', publisherId: 'courier', title: other }),
    createTestArticle({ id: 'a3', publisherId: 'post', title: 'Dyke breaks in Beira' }),
  ])
  expect(text?.headline).toBe('Dyke breaks in Beira')
  expect(text?.sentences.map((sentence) => sentence.text)).toEqual([other.replace('BREAKING: ', '')])
  const [first] = text?.sentences ?? []
  expect(other.slice(first?.evidence[0]?.start, first?.evidence[0]?.end)).toBe(first?.text)
})

test('a title in the first person isn’t used for a story without sentences', () => {
  const text = write([
    createTestArticle({ id: 'a1', title: 'Dyke breaks in Beira' }),
    createTestArticle({
      id: 'a2',
      publisherId: 'courier',
      title: "It's the wall I can't see in Beira that terrifies me",
    }),
  ])
  expect(text?.sentences).toEqual([])
})

test('a lead that says who said what comes before the sentence that has more of the headline’s words', () => {
  const told = [
    'Paulo Guedes warned on Thursday that shops may run out of food within a month.',
    'The dyke at Beira broke in the storm and six people are dead.',
  ]
  const text = write([{ ...report, text: told.join('\n\n') }])
  expect(text?.sentences.map((sentence) => sentence.text)).toEqual(told)
})

test('a story known by one title has no description that repeats it', () => {
  const text = write([createTestArticle({ id: 'a1', title: 'Dyke breaks in Beira' })])
  expect(text).toMatchObject({ headline: 'Dyke breaks in Beira', description: '', sentences: [] })
})

test('an agreeing passage of another source is cited next to the first, if its numbers agree', () => {
  const byAgreement = createTestArticle({
    id: 'a2',
    publisherId: 'courier',
    title: 'Dyke breaks',
    text: 'A 160-metre stretch of the coastal dyke at Praia Nova broke early on Friday, killing six people.',
  })
  const differing = createTestArticle({
    id: 'a3',
    publisherId: 'courier',
    title: 'Dyke breaks',
    text: 'A 190-metre stretch of the coastal dyke at Praia Nova broke early on Friday, killing six people.',
  })
  const proofs = write([report, byAgreement, differing])?.sentences.flatMap(({ evidence }) =>
    evidence.map(({ articleId }) => articleId),
  )
  expect(proofs).toContain('a2')
  expect(proofs?.filter((id) => id === 'a3').length ?? 0).toBeLessThanOrEqual(1)
})

/**
 * Whether a sentence equals its passage, apart from first names and offices that were added to introduce
 * people.
 */
function isSameButForNames(sentence: string, passage: string): boolean {
  const words = sentence.split(' ')
  let at = 0
  for (const word of passage.replace(/\b(?:Mrs?|Ms)\.? /g, '').split(' ')) {
    at = words.indexOf(word, at) + 1
    if (at === 0) return false
  }
  return true
}

describe('the sample edition', () => {
  const events = sampleEvents()
  const known = samplePublishers(events)
  const all = sampleArticles(events)
  const texts = events.flatMap((event) => {
    const articles = all.filter((sample) => sample.event === event).map((sample) => sample.article)
    return (['en', 'nl'] as const).flatMap((language) => {
      const text = writeStory(
        { id: event.id, threadId: event.id, articles, members: [] },
        {
          data: testNewsroomData,
          vocabulary,
          facts: buildFactTable(articles, { vocabulary, reports: new Map() }),
          publishers: known,
          language,
          now: TEST_NOW,
          judge: judgeOf(plain),
          reports: new Map(),
        },
      )
      return text ? [{ event, articles, text }] : []
    })
  })

  test('every sentence equals its evidence, which contains its numbers', () => {
    for (const { articles, text } of texts) {
      for (const { text: sentence, evidence } of text.sentences) {
        const [first] = evidence
        const source = articles.find(({ id }) => id === first?.articleId)
        const passage = first && source?.[first.field].slice(first.start, first.end).replace(/\s+/g, ' ')
        expect(isSameButForNames(sentence, passage ?? '')).toBe(true)
        expect(findNumbers(sentence).length).toBe(findNumbers(passage ?? '').length)
      }
    }
  })

  test('SM-05 sub-headlines have at most 200 characters and don’t repeat the headline', () => {
    for (const { text } of texts) {
      expect(text.subHeadline.length).toBeLessThanOrEqual(200)
      expect(text.subHeadline).not.toBe(text.headline)
    }
  })

  test('descriptions have three sentences or more mostly, as far as the limit of one publisher lets them, none twice', () => {
    const long = texts.filter(({ text }) => text.sentences.length >= 3)
    expect(long.length / texts.length).toBeGreaterThan(0.65)
    for (const { text } of texts)
      expect(new Set(text.sentences.map((each) => each.text)).size).toBe(text.sentences.length)
  })
})
