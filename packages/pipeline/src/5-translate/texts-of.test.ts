import type { WriteUp } from '@plainwire/domain/story'
import { expect, test } from 'vitest'
import { article } from '../newsroom.fixture.ts'
import type { Translator } from '../ports.ts'
import { textsOf } from './texts-of.ts'

const text = (headline: string): WriteUp => ({
  headline,
  subHeadline: '',
  description: '',
  sentences: [],
  headlineFrom: 'a1',
})
const cluster = {
  id: 's1',
  threadId: 't1',
  articles: [article({ id: 'a1', language: 'nl' }), article({ id: 'a2', language: 'en' })],
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
  const texts = await textsOf(cluster, (language) => text(language), translator)
  expect(texts).toMatchObject({
    en: { headline: 'en', state: 'original' },
    nl: { headline: 'nl', state: 'original' },
  })
})

test('B7 what no source gives is translated', async () => {
  const texts = await textsOf(
    cluster,
    (language) => (language === 'nl' ? text('dijk') : undefined),
    translator,
  )
  expect(texts.en).toMatchObject({ headline: 'dijk → en', state: 'machine' })
})

test('B7 without a translator, or where it fails, a text is missing', async () => {
  const dutchOnly = (language: string) => (language === 'nl' ? text('dijk') : undefined)
  expect(Object.keys(await textsOf(cluster, dutchOnly))).toEqual(['nl'])
  expect(Object.keys(await textsOf(cluster, dutchOnly, { translate: async () => undefined }))).toEqual(['nl'])
})

test('a story nobody can write stays without text', async () => {
  expect(await textsOf(cluster, () => undefined, translator)).toEqual({})
})
