import type { Article } from '@plainwire/domain/article'
import { expect, test, vi } from 'vitest'
import { isBoilerplate } from './2-extract/body/boilerplate.ts'
import { createClusterer } from './3-cluster/index.ts'
import {
  areRecurringColumnTitles,
  extractDistinguishingEventFeatures,
} from './3-cluster/reading/distinctions.ts'
import { extractTextClaims } from './claims/index.ts'
import { createTestArticle, TEST_NOW, testNewsroomData } from './newsroom/newsroom.fixture.ts'
import { classifySentences, determineArticleKind } from './read/index.ts'
import { getStopWords, splitSentences, stem } from './text/index.ts'

// Adds German only by its rules and an entry in the registry, which is all that a further language needs.
vi.mock('./languages/registry.ts', async (original) => {
  const { RULES_BY_LANGUAGE } = await original<typeof import('./languages/registry.ts')>()
  const { german } = await import('./languages/german.fixture.ts')
  return { RULES_BY_LANGUAGE: { ...RULES_BY_LANGUAGE, de: german } }
})

const report = (id: string, title: string, summary: string, publisherId: string): Article =>
  createTestArticle({ id, publisherId, title, summary, text: summary, language: 'de', publishedAt: TEST_NOW })

test('words, stems, sentences and claims are read in it', () => {
  expect(getStopWords('de').has('nicht')).toBe(true)
  expect(stem('wahlen', 'de')).toBe('wahl')
  expect(splitSentences('Das kostet ca. 20 Euro. Die Stadt zahlt.')).toHaveLength(2)
  const { claims, negations } = extractTextClaims('Am Montagabend zahlt die Stadt nicht.', 'de')
  expect(claims.find(({ kind }) => kind === 'date')?.key).toBe('day-0')
  expect(negations.map(({ text }) => text)).toEqual(['nicht'])
})

test('furniture, boilerplate and kinds are known', () => {
  expect(isBoilerplate('Lesen Sie auch: Wahl in Sachsen')).toBe(true)
  const [state] = classifySentences('Hier geht es zu unserem Newsletter.', { language: 'de' })
  expect(state?.kind).toBe('boilerplate')
  expect(
    determineArticleKind({ title: 'Kommentar: Es reicht', url: 'https://a.example/b', sections: [] }),
  ).toBe('opinion')
})

test('two reports of one event become one story', () => {
  const clusterer = createClusterer({ data: testNewsroomData })
  const first = clusterer.add(
    report(
      'a1',
      'Erdbeben in Arequipa zerstört Häuser',
      'Ein Erdbeben der Stärke 6.1 hat am Samstag in Arequipa Häuser zerstört und die Stromversorgung unterbrochen.',
      'gazette',
    ),
  )
  const second = clusterer.add(
    report(
      'a2',
      'Häuser in Arequipa durch Erdbeben zerstört',
      'In Arequipa hat ein Erdbeben der Stärke 6.1 am Samstag Häuser zerstört; die Stromversorgung ist unterbrochen.',
      'courier',
    ),
  )
  expect(second.storyId).toBe(first.storyId)
})

test('two days of one column are two events', () => {
  const [one, two] = ['Montag', 'Dienstag'].map((day) =>
    extractDistinguishingEventFeatures({ title: `Das Wetter am ${day}`, summary: '', text: '' }),
  )
  expect(one && two && areRecurringColumnTitles(one, two)).toBe(true)
})
