import { expect, test } from 'vitest'
import { cleanExtractedPage } from './clean-extracted.ts'
import { createEmptyExtractedPage } from './extracted.ts'

const HIDDEN = '\u202e\u200b'
const clean = (page: Partial<ReturnType<typeof createEmptyExtractedPage>>) =>
  cleanExtractedPage({ ...createEmptyExtractedPage(), ...page })

test.each(['title', 'byline', 'siteName', 'description'] as const)(
  'the %s is one line without hidden characters, and undefined if nothing else is in it',
  (field) => {
    expect(clean({ [field]: ` Quake${HIDDEN}\n in  Arequipa ` })[field]).toBe('Quake in Arequipa')
    expect(clean({ [field]: `${HIDDEN} \n` })[field]).toBeUndefined()
    expect(clean({ [field]: undefined })[field]).toBeUndefined()
  },
)

test('the text keeps its paragraphs, each cleaned, without empty ones', () => {
  const text = `First${HIDDEN} line\nof it.\n\n${HIDDEN}\n\n\n\nSecond  one.`
  expect(clean({ text }).text).toBe('First line of it.\n\nSecond one.')
})

test('sections that are the same once cleaned are listed once', () => {
  expect(clean({ sections: ['world', `wor${HIDDEN}ld`, HIDDEN, 'asia '] }).sections).toEqual([
    'world',
    'asia',
  ])
})

test('a picture has a cleaned description, or none', () => {
  const picture = { type: 'image' as const, url: 'https://gazette.example/a.jpg' }
  const media = [{ ...picture, alt: `A${HIDDEN} dyke` }, { ...picture, alt: HIDDEN }, picture]
  expect(clean({ media }).media).toEqual([{ ...picture, alt: 'A dyke' }, picture, picture])
})

test('everything else passes as it is', () => {
  const page = { ...createEmptyExtractedPage(), wordCount: 7, language: 'nl', isPaywalled: true }
  expect(cleanExtractedPage(page)).toEqual(page)
})
