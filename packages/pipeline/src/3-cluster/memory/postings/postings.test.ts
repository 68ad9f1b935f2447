import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { ArticleVectorStore } from '../terms/article-vector-store.ts'
import { TermRarityWeighting } from '../terms/damping.ts'
import { allocateSparseVector, type SparseVector } from '../terms/sparse.ts'
import { Vocabulary } from '../terms/vocabulary.ts'
import type { VectorisedArticle } from '../vectorized-article.ts'
import { ClusteringWindow } from '../window.ts'
import { InvertedIndex } from './postings.ts'

/** A limit that is higher than the number of stories in these tests. */
const MANY = 100
const NOTHING = allocateSparseVector(0)

/** An article, given by the terms of its lead, which are also its terms shared by all languages. */
interface Sketch {
  terms: readonly number[]
  language?: string
  story: string
}

function vector(terms: readonly number[]): SparseVector {
  const made = allocateSparseVector(new Set(terms).size)
  made.ids.set([...new Set(terms)].sort((a, b) => a - b))
  made.values.fill(32)
  return made
}

/** An index with its window, as in the cluster memory. */
class Index {
  readonly vocabulary = new Vocabulary()
  readonly damping = { thread: new TermRarityWeighting(this.vocabulary) }
  readonly window = new ClusteringWindow()
  readonly postings = new InvertedIndex(this)
  readonly #shelf = new ArticleVectorStore()

  constructor(terms = 40) {
    for (let id = 0; id < terms; id++) this.vocabulary.id(`t${id}`)
  }

  hold(terms: readonly number[], language = 'en'): VectorisedArticle {
    const sequence = this.window.next()
    const part = vector(terms)
    const parts = { title: NOTHING, lead: part, body: part, names: NOTHING, numbers: NOTHING }
    const distinctions = {
      ...{ qualifiers: 0, mentioned: 0, scores: [], sudden: undefined },
      ...{ pattern: 0, title: 0, isDated: false },
    }
    const facts = { publisherId: 'p', language, kind: 'report', at: sequence, distinctions } as const
    return { sequence, articleId: `a${sequence}`, ...facts, ...parts, cross: part, keys: NOTHING }
  }

  add({ terms, language, story }: Sketch): void {
    this.postings.add(this.window.add(this.hold(terms, language), story, this.#shelf))
  }

  find(terms: readonly number[], { language = 'en', since = 0, limit = MANY, isCross = false } = {}) {
    const held = this.hold(terms, language)
    return this.postings.candidates(held, since, limit, isCross).map(({ id }) => id)
  }
}

describe('the index of terms', () => {
  let index: Index
  beforeEach(() => {
    index = new Index()
  })

  test('finds the stories that share a term with an article, each once, and no other', () => {
    index.add({ terms: [1, 2], story: 'bridge' })
    index.add({ terms: [1, 3], story: 'bridge' })
    index.add({ terms: [4], story: 'flood' })
    expect(index.find([1, 2, 3])).toEqual(['bridge'])
    expect(index.find([4, 9])).toEqual(['flood'])
    expect(index.find([9])).toEqual([])
    expect(index.find([])).toEqual([])
  })

  test('returns the stories that share most first, and no more than requested', () => {
    index.add({ terms: [1, 7], story: 'one' })
    index.add({ terms: [1, 2, 3], story: 'three' })
    index.add({ terms: [1, 2, 8], story: 'two' })
    expect(index.find([1, 2, 3])).toEqual(['three', 'two', 'one'])
    expect(index.find([1, 2, 3], { limit: 2 })).toEqual(['three', 'two'])
  })

  test('a word that most stories hold counts less than one that a single story holds', () => {
    for (let story = 0; story < 40; story++) index.add({ terms: [1], story: `s${story}` })
    for (let story = 0; story < 4000; story++) {
      index.damping.thread.countGroups(1)
      index.damping.thread.count(1, 1)
    }
    index.add({ terms: [2], story: 'rare' })
    index.add({ terms: [1], story: 'newest' })
    expect(index.find([1, 2])[0]).toBe('rare')
  })

  test('does not look at articles before a position', () => {
    index.add({ terms: [1], story: 'old' })
    index.add({ terms: [1], story: 'new' })
    expect(index.find([1], { since: 1 })).toEqual(['new'])
    expect(index.find([1], { since: 0 }).toSorted()).toEqual(['new', 'old'])
  })

  test('finds stories in its own language, or with isCross only those in other languages', () => {
    index.add({ terms: [1], story: 'english' })
    index.add({ terms: [1], language: 'nl', story: 'dutch' })
    index.add({ terms: [1], language: 'de', story: 'german' })
    expect(index.find([1])).toEqual(['english'])
    expect(index.find([1], { isCross: true }).toSorted()).toEqual(['dutch', 'german'])
    expect(index.find([1], { language: 'fr' })).toEqual([])
    expect(index.find([1], { language: 'fr', isCross: true })).toHaveLength(3)
  })

  test('of a story in two languages each language finds it', () => {
    index.add({ terms: [1], story: 'both' })
    index.add({ terms: [1], language: 'nl', story: 'both' })
    expect(index.find([1], { language: 'nl' })).toEqual(['both'])
    expect(index.find([1], { language: 'nl', isCross: true })).toEqual(['both'])
  })

  test('a story of hundreds of articles leaves the others in the list', () => {
    index.add({ terms: [1], story: 'small' })
    for (let article = 0; article < 300; article++) index.add({ terms: [1], story: 'big' })
    expect(index.find([1]).toSorted()).toEqual(['big', 'small'])
  })

  test('of a term that more stories hold, the 48 newest are compared and the 32 best are returned', () => {
    for (let story = 0; story < 60; story++) index.add({ terms: [1], story: `${story}` })
    const found = index.find([1])
    expect(found).toHaveLength(32)
    expect(Math.min(...found.map(Number))).toBeGreaterThanOrEqual(12)
    index.add({ terms: [2], story: 'other' })
    expect(index.find([1, 2])).toContain('other')
  })

  test('a story that lost its articles is not found', () => {
    index.add({ terms: [1], story: 'gone' })
    index.add({ terms: [1], story: 'stays' })
    const gone = index.window.story('gone')
    if (gone) index.window.drop(gone)
    expect(index.find([1])).toEqual(['stays'])
  })

  test('an article that moved is found with the story that it is in now', () => {
    index.add({ terms: [1], story: 'from' })
    index.window.move([...index.window.articles()], 'into')
    expect(index.find([1])).toEqual(['into'])
  })

  test('what has expired is not found', () => {
    for (let story = 0; story < 20; story++) index.add({ terms: [1], story: `${story}` })
    index.postings.expire(20)
    expect(index.find([1])).toEqual([])
  })

  test('after terms got new ids the same stories are found', () => {
    index.add({ terms: [5], story: 'moved' })
    index.add({ terms: [6], story: 'forgotten' })
    const renamed = new Int32Array(40).fill(-1)
    renamed[5] = 2
    index.postings.rename(renamed)
    expect(index.find([2])).toEqual(['moved'])
    expect(index.find([5])).toEqual([])
    expect(index.find([6])).toEqual([])
  })
})

const languages = fc.constantFrom('en', 'nl', 'de')
/** At most as many terms as an article is indexed under, so that none is left out. */
const termLists = fc.uniqueArray(fc.nat(39), { minLength: 1, maxLength: 14 })
const sketches = fc.record({
  terms: termLists,
  language: languages,
  story: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
})

test('of any articles the index finds exactly what a look through all of them finds', () => {
  fc.assert(
    fc.property(fc.array(sketches, { maxLength: 30 }), termLists, languages, fc.boolean(), (...drawn) => {
      const [articles, terms, language, isCross] = drawn
      const index = new Index()
      for (const article of articles) index.add(article)
      const expected = articles.filter(
        (article) =>
          (article.language === language) !== isCross && article.terms.some((term) => terms.includes(term)),
      )
      const stories = new Set(expected.map(({ story }) => story))
      expect(index.find(terms, { language, isCross }).toSorted()).toEqual([...stories].toSorted())
    }),
  )
})

test('the order of stories does not depend on the order of an article’s terms', () => {
  fc.assert(
    fc.property(fc.array(sketches, { maxLength: 20 }), termLists, (articles, terms) => {
      const index = new Index()
      for (const article of articles) index.add(article)
      expect(index.find(terms.toReversed())).toEqual(index.find(terms))
    }),
  )
})
