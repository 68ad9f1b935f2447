import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findJsonLdArticle, isMarkedAsPaywalled } from './json-ld.ts'

const block = (value: unknown) => JSON.stringify(value)
const article = { '@type': 'NewsArticle', headline: 'Bridge opens' }

describe('the article in structured data', () => {
  test.each([
    ['alone', article],
    ['in a list', [{ '@type': 'WebSite' }, article]],
    ['in a graph', { '@graph': [{ '@type': 'Person' }, article] }],
    ['of several types', { ...article, '@type': ['Thing', 'ReportageNewsArticle'] }],
    ['as a live blog', { ...article, '@type': 'LiveBlogPosting' }],
  ])('is found %s', (_name, value) => {
    expect(findJsonLdArticle([block(value)])?.headline).toBe('Bridge opens')
  })

  test.each([
    ['none', []],
    ['another thing', [block({ '@type': 'Product', headline: 'x' })]],
    ['a thing without a type', [block({ headline: 'x' })]],
    ['broken', ['{"@type":"NewsArticle"']],
    ['no object', ['3', 'null', '"NewsArticle"']],
    ['far too large', [block({ ...article, text: 'x'.repeat(500_000) })]],
  ])('is not where it is %s', (_name, sources) => {
    expect(findJsonLdArticle(sources)).toBeUndefined()
  })

  test('is the first of several blocks, behind broken ones', () => {
    const other = { ...article, headline: 'Another' }
    expect(findJsonLdArticle(['{', block(article), block(other)])?.headline).toBe('Bridge opens')
  })

  test('is read in spite of comments and line breaks inside its texts', () => {
    expect(findJsonLdArticle([`<!-- {"@type":"Article","headline":"Bridge\nopens"} -->`])?.headline).toBe(
      'Bridge opens',
    )
  })

  test('gives names, pictures and words however they are written', () => {
    const found = findJsonLdArticle([
      block({
        ...article,
        author: [{ name: 'Ana Sitoe' }, 'Jan Bos', 7],
        publisher: { name: 'Courier' },
        image: { url: '/a.jpg' },
        keywords: 'bridges, Zwolle',
        articleSection: ['Region'],
      }),
    ])
    expect(found).toMatchObject({
      author: ['Ana Sitoe', 'Jan Bos', ''],
      publisher: ['Courier'],
      image: ['/a.jpg'],
      keywords: ['bridges', ' Zwolle'],
      articleSection: ['Region'],
    })
  })

  test('has a wrong value as none, and the others all the same', () => {
    const found = findJsonLdArticle([
      block({ ...article, description: 3, author: { age: 5 }, datePublished: null }),
    ])
    expect(found).toEqual({ headline: 'Bridge opens' })
  })

  test('of any data throws nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.json(), fc.string())), (sources) => {
        const found = findJsonLdArticle(sources)
        expect(found === undefined || typeof found === 'object').toBe(true)
        expect(typeof isMarkedAsPaywalled(sources)).toBe('boolean')
      }),
    )
  })
})

describe('what is not free to read', () => {
  test.each([
    ['says so', { isAccessibleForFree: false }],
    ['says so in words', { isAccessibleForFree: 'False' }],
    ['says so by an address', { isAccessibleForFree: 'http://schema.org/False' }],
    ['says so by a number', { isAccessibleForFree: 0 }],
    ['has a part that says so', { isAccessibleForFree: true, hasPart: { isAccessibleForFree: 'no' } }],
    [
      'has parts of which one says so',
      { hasPart: [{ isAccessibleForFree: true }, { isAccessibleForFree: false }] },
    ],
    ['is in a graph', { '@graph': [{}, { isAccessibleForFree: false }] }],
  ])('%s', (_name, value) => {
    expect(isMarkedAsPaywalled([block(value)])).toBe(true)
  })

  test.each([
    ['nothing', {}],
    ['that it is free', { isAccessibleForFree: 'true' }],
    ['that its parts are', { hasPart: [{ isAccessibleForFree: true }] }],
    ['something else', { isAccessibleForFree: 'falsehood' }],
  ])('is free to read that says %s', (_name, value) => {
    expect(isMarkedAsPaywalled([block(value)])).toBe(false)
  })

  test('says so in data that is broken as well', () => {
    expect(isMarkedAsPaywalled(['{"isAccessibleForFree": "False",'])).toBe(true)
    expect(isMarkedAsPaywalled(['{"isAccessibleForFree": "True",'])).toBe(false)
  })
})
