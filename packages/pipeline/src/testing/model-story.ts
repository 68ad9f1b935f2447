import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Language } from '@plainwire/domain/language'
import type { StoryTextContent } from '@plainwire/domain/story'
import { createClaimChecker, createSentenceVerifier } from '../4-write/index.ts'
import { createTestArticle, createTestPublisher, testNewsroomData } from '../newsroom/newsroom.fixture.ts'
import type { TextImprovementInput } from '../stories/improved-text.ts'

const unproven = createSentenceVerifier(createClaimChecker(testNewsroomData))

const TITLES: Record<Language, string> = {
  en: 'Six dead as dyke breaks in Beira',
  nl: 'Zes doden door dijkbreuk in Beira',
}

/**
 * The sentences of a report about a storm, in each language. In the prompt, the report's title is line 1 and
 * its first sentence is line 2.
 */
export const STORM_REPORT_SENTENCES: Record<Language, readonly string[]> = {
  en: [
    'A 160-metre stretch of the coastal dyke at Praia Nova broke in the early hours of Friday, killing six people.',
    'Mayor Celestino Mabunda said that eleven people were missing and that 14,800 had left their homes in Beira.',
    'Twenty-three schools were opened as shelters for families from the lower town of Beira.',
    'Engineers from Maputo did not expect the repair of the dyke to begin before Monday, the ministry said.',
  ],
  nl: [
    'Een stuk van 160 meter van de zeedijk bij Praia Nova brak vrijdag in de vroege ochtend, waardoor zes mensen omkwamen.',
    'Burgemeester Celestino Mabunda zei dat elf mensen werden vermist en dat 14.800 mensen hun huis in Beira hadden verlaten.',
    'Drieëntwintig scholen gingen open als opvang voor gezinnen uit de benedenstad van Beira.',
    'Ingenieurs uit Maputo verwachtten niet dat het herstel van de dijk voor maandag zou beginnen, zei het ministerie.',
  ],
}

/** A model's good answer to the report about a storm, in each language. */
export const GOOD_MODEL_ANSWER: Record<
  Language,
  { headline: ModelAnswerLine; sub_headline: ModelAnswerLine; sentences: ModelAnswerLine[] }
> = {
  en: {
    headline: { text: 'Six people killed as coastal dyke breaks in Beira', sources: [1, 2] },
    sub_headline: { text: 'Schools were opened as shelters for families from the lower town', sources: [4] },
    sentences: [
      {
        text: 'A 160-metre stretch of the coastal dyke at Praia Nova broke on Friday, killing 6 people.',
        sources: [2],
      },
      { text: 'Eleven people were missing in Beira, Mayor Celestino Mabunda said.', sources: [3] },
      {
        text: 'The repair of the dyke was not expected to begin before Monday, the ministry said.',
        sources: [5],
      },
    ],
  },
  nl: {
    headline: { text: 'Zeedijk bij Praia Nova brak, zes doden in Beira', sources: [1, 2] },
    sub_headline: { text: 'Scholen gingen open als opvang voor gezinnen uit de benedenstad', sources: [4] },
    sentences: [
      {
        text: 'Een stuk van 160 meter van de zeedijk bij Praia Nova brak vrijdag, waardoor 6 mensen omkwamen.',
        sources: [2],
      },
      { text: 'Elf mensen werden vermist in Beira, zei burgemeester Celestino Mabunda.', sources: [3] },
      {
        text: 'Ingenieurs verwachtten niet dat het herstel van de dijk voor maandag zou beginnen, zei het ministerie.',
        sources: [5],
      },
    ],
  },
}

export interface ModelAnswerLine {
  text: string
  sources: number[]
}

/** Returns the report about a storm as an article. */
export function createStormReport(language: Language, known: Partial<Article> = {}): Article {
  const text = STORM_REPORT_SENTENCES[language].join(' ')
  return createTestArticle({ id: 'a1', title: TITLES[language], text, language, ...known })
}

/** Returns the text that is extracted from the report about a storm. */
export function createStormText(language: Language): StoryTextContent {
  const text = STORM_REPORT_SENTENCES[language].join(' ')
  const sentences = STORM_REPORT_SENTENCES[language].slice(0, 3).map((sentence) => {
    const start = text.indexOf(sentence)
    return {
      text: sentence,
      evidence: [{ articleId: 'a1', field: 'text' as const, start, end: start + sentence.length }],
    }
  })
  return {
    headline: TITLES[language],
    subHeadline: '',
    description: sentences.map((sentence) => sentence.text).join(' '),
    sentences,
    headlineFrom: 'a1',
  }
}

/** Returns the input for improving the text about a storm, without a writer. */
export function createStormImprovementInput(
  language: Language,
  articles: readonly Article[] = [createStormReport(language)],
): Omit<TextImprovementInput, 'writer'> {
  const ids = new Set(['gazette', ...articles.map(({ publisherId }) => publisherId)])
  const publishers = new Map<string, Publisher>(
    Array.from(ids, (id) => [id, createTestPublisher({ id, name: `The ${id}` })]),
  )
  const reportOf = new Map(articles.map(({ id }, index) => [id, index]))
  return { storyId: 's1', articles, reportOf, language, publishers, facts: [], clickbait: () => 0, unproven }
}
