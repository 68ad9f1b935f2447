import type { Article } from '@plainwire/domain/article'
import { CATEGORIES, type Category } from '@plainwire/domain/category'
import type { CategoryModel, NewsroomData } from '../newsroom-data.ts'
import { fold, stem, tokensOf } from '../text/index.ts'
import { categoryWordCounter, type Hits, noHits } from './category-words.ts'
import { categoryFeatures } from './headline-features.ts'

/** What a text is sorted by. */
export interface Sortable {
  title: string
  text?: string | undefined
  language?: string | undefined
  hints?: readonly Category[]
  sections?: readonly string[]
  url?: string | undefined
}

export interface Categories {
  /** Best first; empty where none fits. */
  categories: Category[]
  /** 0–1 each. */
  scores: Record<Category, number>
}

export interface Categoriser {
  of(text: Sortable): Categories
  ofStory(articles: readonly Article[]): Categories
}

/** Words of the text read beside the title. */
const TEXT_WORDS = 140
/** Characters of the text that the trained model sees behind the title. */
const MODEL_CHARACTERS = 300
/** The model's probability to this power: its weak hunches shouldn't count. */
const MODEL_POWER = 1.5
const TITLE_WEIGHT = 1
/** What the trained model and the words of the text count; Dutch reaches the model by translation only, so it counts little. */
const WEIGHTS = { en: { model: 4, text: 0.35 }, nl: { model: 0.3, text: 0.5 } }
/** What publishers say counts, but their feeds are broad. */
const HINT_WEIGHT = 1.1
const SECTION_WEIGHT = 1.3
/** Evidence less than this leaves a text without a category. */
const MIN_EVIDENCE = 0.9
/** A story stands in a section wherever there is a hint of one. */
const MIN_STORY_EVIDENCE = 0.3
/** A second category needs this share of the first one's evidence. */
const SECOND_SHARE = 0.7
const MOST = 2

/** Dutch words as the English stems that the model knows. */
function toEnglish(data: Pick<NewsroomData, 'dutchEnglish'>): Map<string, string> {
  return new Map(
    Object.entries(data.dutchEnglish.terms).map(([dutch, [english = '']]) => [
      stem(fold(dutch), 'nl'),
      stem(fold(english), 'en'),
    ]),
  )
}

function modelled(features: readonly string[], { scale, weights, bias, categories }: CategoryModel): Hits {
  const used = features.flatMap((feature) => (weights[feature] ? [weights[feature]] : []))
  const hits = noHits()
  if (used.length === 0) return hits
  categories.forEach((category, at) => {
    const sum = used.reduce((total, all) => total + (all[at] ?? 0) / scale, 0)
    hits[category] = 1 / (1 + Math.exp(-((bias[at] ?? 0) + sum / Math.sqrt(used.length))))
  })
  return hits
}

function pathSections(url: string | undefined): string[] {
  const path = (url && URL.parse(url)?.pathname) || ''
  return path
    .split('/')
    .slice(1, 4)
    .filter((part) => part !== '' && part.length < 30)
}

function decided(evidence: Hits, least: number): Categories {
  const ranked = CATEGORIES.map((category) => ({ category, points: evidence[category] })).sort(
    (a, b) => b.points - a.points,
  )
  const best = ranked[0]?.points ?? 0
  const fitting = ranked.filter(({ points }) => points >= least && points >= SECOND_SHARE * best)
  const scores = noHits()
  for (const { category, points } of ranked)
    scores[category] = Math.round((1 - Math.exp(-points / 2)) * 1000) / 1000
  return { categories: fitting.slice(0, MOST).map(({ category }) => category), scores }
}

/** Sorts texts into the ten categories, or none, by word lists, a trained model and what the publisher says. */
export function createCategoriser(
  data: Pick<NewsroomData, 'categoryWords' | 'categoryModel' | 'dutchEnglish'>,
): Categoriser {
  const counters = {
    en: categoryWordCounter(data.categoryWords.en),
    nl: categoryWordCounter(data.categoryWords.nl),
  }
  const english = toEnglish(data)
  const sectionCategories = new Map(
    CATEGORIES.flatMap((category) =>
      (data.categoryWords.sections[category] ?? []).map((name) => [name, category] as const),
    ),
  )

  const features = (title: string, language: string) => {
    if (language !== 'nl') return categoryFeatures(title, 'en')
    return categoryFeatures(title, 'nl').flatMap((feature) => english.get(feature) ?? [])
  }

  /** Points by category; their sum over a story's articles decides on the story. */
  const evidenceOf = ({
    title,
    text = '',
    language = 'en',
    hints = [],
    sections = [],
    url,
  }: Sortable): Hits => {
    const hits = noHits()
    const of = language === 'nl' ? 'nl' : 'en'
    const counter = counters[of]
    counter(tokensOf(title), TITLE_WEIGHT, hits)
    counter(tokensOf(text, TEXT_WORDS), WEIGHTS[of].text, hits)
    const seen = `${title}. ${text.slice(0, MODEL_CHARACTERS)}`
    const byModel = modelled(features(seen, language), data.categoryModel)
    for (const category of CATEGORIES) hits[category] += WEIGHTS[of].model * byModel[category] ** MODEL_POWER
    for (const hint of hints) hits[hint] += HINT_WEIGHT / hints.length
    const named = new Set(
      [...sections, ...pathSections(url)].flatMap(
        (name) => sectionCategories.get(fold(name).replace(/[ _&]+/g, '-')) ?? [],
      ),
    )
    for (const category of named) hits[category] += SECTION_WEIGHT
    return hits
  }

  return {
    of: (text) => decided(evidenceOf(text), MIN_EVIDENCE),
    ofStory: (articles) => {
      const sum = noHits()
      for (const article of articles) {
        const evidence = evidenceOf({ ...article, text: article.text || article.summary })
        for (const category of CATEGORIES) sum[category] += evidence[category] / articles.length
      }
      return decided(sum, MIN_STORY_EVIDENCE)
    },
  }
}
