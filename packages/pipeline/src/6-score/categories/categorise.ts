import type { Article } from '@plainwire/domain/article'
import { CATEGORIES, type Category } from '@plainwire/domain/category'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@plainwire/domain/language'
import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import { foldCaseAndAccents, stem, tokeniseText } from '../../text/index.ts'
import { type CategoryLogOdds, createCategoryModel, createZeroCategoryLogOdds } from './category-model.ts'
import { createCategoryWordCounter } from './category-words.ts'
import { adjustAccidentLogOdds } from './nature-topics.ts'

interface CategorisableText {
  title: string
  text?: string | undefined
  language?: string | undefined
  hints?: readonly Category[]
  sections?: readonly string[]
  url?: string | undefined
}

export interface CategoryScores {
  /** Best first; empty if none fits. */
  categories: Category[]
  /** Probabilities, 0–1 each; the remainder to 1 is the probability of no category. */
  scores: Record<Category, number>
}

export interface Categoriser {
  of(text: CategorisableText): CategoryScores
  ofStory(articles: readonly Article[]): CategoryScores
}

/** The number of words of the text that are read in addition to the title. */
const TEXT_WORDS = 140
/** The weight of the title in the model's result, if there is a text. */
const TITLE_SHARE = 0.6
/**
 * The weights, in log-odds, of a distinctive word in title and text, and of the model's result. The model is
 * English and gets Dutch texts translated word by word, so its result counts less for them.
 */
const WEIGHTS = { en: { model: 1, title: 0.6, text: 0.6 }, nl: { model: 0.35, title: 1.2, text: 0.6 } }
/** The log-odds added by a publisher's category hints; small, because feeds cover many categories. */
const HINT_ODDS = 1.5
const SECTION_ODDS = 2.2
/** The log-odds added to 'none' for a story, so that it gets a category whenever there is evidence for one. */
const STORY_NONE = -1
/** A second category needs this share of the first one's probability, and at least `MIN_SECOND`. */
const SECOND_SHARE = 0.45
const MIN_SECOND = 0.2
const MOST = 2

/** Returns a map from stems of Dutch words to the English words that the model knows. */
function toEnglish(data: Pick<NewsroomData, 'dutchEnglish'>): Map<string, string> {
  return new Map(
    Object.entries(data.dutchEnglish.terms).map(([dutch, [english = '']]) => [
      stem(foldCaseAndAccents(dutch), 'nl'),
      foldCaseAndAccents(english),
    ]),
  )
}

function pathSections(url: string | undefined): string[] {
  const path = (url && URL.parse(url)?.pathname) || ''
  return path
    .split('/')
    .slice(1, 4)
    .filter((part) => part !== '' && part.length < 30)
}

function decided(odds: CategoryLogOdds): CategoryScores {
  const most = Math.max(...Object.values(odds))
  const sum = Object.values(odds).reduce((total, value) => total + Math.exp(value - most), 0)
  const ranked = CATEGORIES.map((category) => ({
    category,
    probability: Math.exp(odds[category] - most) / sum,
  })).sort((a, b) => b.probability - a.probability)
  const best = ranked[0]?.probability ?? 0
  const none = Math.exp(odds.none - most) / sum
  const fitting = ranked.filter(
    ({ probability }, at) => at === 0 || (probability >= MIN_SECOND && probability >= SECOND_SHARE * best),
  )
  const { none: _none, ...scores } = createZeroCategoryLogOdds()
  for (const { category, probability } of ranked) scores[category] = Math.round(probability * 1000) / 1000
  return {
    categories: best > none ? fitting.slice(0, MOST).map(({ category }) => category) : [],
    scores,
  }
}

/**
 * Assigns texts to the ten categories, or to none, by word lists, a trained model and the publisher's hints.
 */
export function createCategoriser(
  data: Pick<NewsroomData, 'categoryWords' | 'categoryModel' | 'dutchEnglish'>,
): Categoriser {
  const counters = {
    en: createCategoryWordCounter(data.categoryWords.en, 'en'),
    nl: createCategoryWordCounter(data.categoryWords.nl, 'nl'),
  }
  const english = toEnglish(data)
  const modelled = createCategoryModel(data.categoryModel)
  const sectionCategories = new Map(
    CATEGORIES.flatMap((category) =>
      (data.categoryWords.sections[category] ?? []).map((name) => [name, category] as const),
    ),
  )
  const readable = (text: string, language: string) =>
    language === 'en'
      ? text
      : tokeniseText(text, TEXT_WORDS)
          .flatMap(({ folded }) => english.get(stem(folded, 'nl')) ?? [])
          .join(' ')

  function byModel(title: string, text: string, language: Language, odds: CategoryLogOdds): void {
    const ofTitle = modelled(readable(title, language))
    const ofText = text === '' ? ofTitle : modelled(readable(text, language))
    for (const category of CATEGORIES) {
      const combined = TITLE_SHARE * ofTitle[category] + (1 - TITLE_SHARE) * ofText[category]
      odds[category] += WEIGHTS[language].model * combined
    }
    odds.none += WEIGHTS[language].model * (TITLE_SHARE * ofTitle.none + (1 - TITLE_SHARE) * ofText.none)
  }

  /** Returns the log-odds of each category for one text; `ofStory` averages those of a story's articles. */
  function oddsOf({
    title,
    text = '',
    language = 'en',
    hints = [],
    sections = [],
    url,
  }: CategorisableText): CategoryLogOdds {
    const odds = createZeroCategoryLogOdds()
    const of = isLanguage(language) ? language : DEFAULT_LANGUAGE
    counters[of](tokeniseText(title), WEIGHTS[of].title, odds)
    counters[of](tokeniseText(text, TEXT_WORDS), WEIGHTS[of].text, odds)
    byModel(title, text, of, odds)
    adjustAccidentLogOdds(title, text, odds)
    for (const hint of hints) odds[hint] += HINT_ODDS / hints.length
    const named = new Set(
      [...sections, ...pathSections(url)].flatMap(
        (name) => sectionCategories.get(foldCaseAndAccents(name).replace(/[ _&]+/g, '-')) ?? [],
      ),
    )
    for (const category of named) odds[category] += SECTION_ODDS
    return odds
  }

  return {
    of: (text) => decided(oddsOf(text)),
    ofStory: (articles) => {
      const mean = createZeroCategoryLogOdds()
      for (const article of articles) {
        const odds = oddsOf({ ...article, text: article.text || article.summary })
        for (const category of CATEGORIES) mean[category] += odds[category] / articles.length
        mean.none += odds.none / articles.length
      }
      return decided({ ...mean, none: mean.none + STORY_NONE })
    },
  }
}
