import { expect, test } from 'vitest'
import { groupTranslatedDocuments, versionText } from './translated-documents.ts'

const lines = ['a', 'a', 'a', 'b'].map((doc, at) => ({ doc, en: `en ${at}`, nl: `nl ${at}` }))

test('documents are in the order of the file, every other one of another part', () => {
  expect(groupTranslatedDocuments(lines).map(({ doc, part }) => [doc, part])).toEqual([
    ['a', 'fitted'],
    ['b', 'unseen'],
  ])
})

test('a version is its headline and some of its sentences', () => {
  const [document] = groupTranslatedDocuments(lines)
  expect(document && versionText(document, 'nl', 2)).toEqual({ title: 'nl 0', text: 'nl 1' })
  expect(document && versionText(document, 'en', 1)).toEqual({ title: 'en 0', text: '' })
})
