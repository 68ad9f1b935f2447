import type { StoryTextContent } from '@plainwire/domain/story'
import { expect, test } from 'vitest'
import { createTestArticle } from '../newsroom/newsroom.fixture.ts'
import type { Translator } from '../ports.ts'
import { buildStoryTexts } from './story-texts.ts'

const text = (headline: string): StoryTextContent => ({
  headline,
  subHeadline: '',
  description: '',
  sentences: [],
  headlineFrom: 'a1',
})
const cluster = {
  id: 's1',
  threadId: 't1',
  articles: [
    createTestArticle({ id: 'a1', language: 'nl' }),
    createTestArticle({ id: 'a2', language: 'en' }),
  ],
  members: [],
}
const translator: Translator = {
  translate: async (from, _language, to) => ({
    ...from,
    headline: `${from.headline} → ${to}`,
    state: 'machine',
  }),
}

test('B7 a story with sources of both languages is never translated', async () => {
  const texts = await buildStoryTexts(cluster, (language) => text(language), translator)
  expect(texts).toMatchObject({
    en: { headline: 'en', state: 'original' },
    nl: { headline: 'nl', state: 'original' },
  })
})

test('B7 what no source gives is translated', async () => {
  const texts = await buildStoryTexts(
    cluster,
    (language) => (language === 'nl' ? text('dijk') : undefined),
    translator,
  )
  expect(texts.en).toMatchObject({ headline: 'dijk → en', state: 'machine' })
})

test('B7 without a translator, or where it fails, a text is missing', async () => {
  const dutchOnly = (language: string) => (language === 'nl' ? text('dijk') : undefined)
  expect(Object.keys(await buildStoryTexts(cluster, dutchOnly))).toEqual(['nl'])
  expect(
    Object.keys(await buildStoryTexts(cluster, dutchOnly, { translate: async () => undefined })),
  ).toEqual(['nl'])
})

test.each([
  ['blanks', { ...text(' '), state: 'machine' }],
  ['something else', { headline: 'Dyke', sub_headline: '', description: '' }],
  ['a page of a proxy', '<html>'],
])('row 38: a translator that gives %s costs only its translation', async (_name, answer) => {
  const broken = { translate: async () => answer } as unknown as Translator
  const texts = await buildStoryTexts(
    cluster,
    (language) => (language === 'nl' ? text('dijk') : undefined),
    broken,
  )
  expect(Object.keys(texts)).toEqual(['nl'])
})

test('a story that can’t be written has no text', async () => {
  expect(await buildStoryTexts(cluster, () => undefined, translator)).toEqual({})
})

const plain = (headline: string) => ({ ...text(headline), headlineFrom: 'a2' })
const teases = (headline: string) => headline.endsWith('?')
const headlines = (language: string) =>
  language === 'nl' ? text('Wat deed deze moeder?') : plain('Mother swims home')
const service = (translated: string | undefined): Translator => ({
  translate: async () => undefined,
  translateText: async () => (translated === undefined ? undefined : { text: translated, state: 'checked' }),
})

test('a headline that teases is translated from the language that has a plain one', async () => {
  const texts = await buildStoryTexts(cluster, headlines, service('Moeder zwemt naar huis'), teases)
  expect(texts.nl).toMatchObject({
    headline: 'Moeder zwemt naar huis',
    headlineFrom: 'a2',
    state: 'original',
  })
  expect(texts.en?.headline).toBe('Mother swims home')
})

test.each([
  ['where nobody translates', undefined],
  ['where the translation fails its checks', service(undefined)],
  ['where the translation teases too', service('Zwemt deze moeder naar huis?')],
  ['where only whole texts are translated', translator],
])('a headline that teases stays %s', async (_name, service) => {
  const texts = await buildStoryTexts(cluster, headlines, service, teases)
  expect(texts.nl).toMatchObject({ headline: 'Wat deed deze moeder?', headlineFrom: 'a1' })
})

test('a headline is not translated from one that teases too', async () => {
  const both = () => text('What happened?')
  const texts = await buildStoryTexts(cluster, both, service('Dit gebeurde er'), teases)
  expect(texts).toMatchObject({ en: { headline: 'What happened?' }, nl: { headline: 'What happened?' } })
})
