import type { Article, ArticleKind } from '@plainwire/domain/article'
import { CATEGORIES, type Category } from '@plainwire/domain/category'
import type { Publisher } from '@plainwire/domain/feed'
import { LANGUAGES } from '@plainwire/domain/language'
import type {
  Cluster,
  ScoreParts,
  StoryPlace,
  StoryReportCounts,
  StoryScores,
  StoryTexts,
} from '@plainwire/domain/story'
import { createGazetteer, type Gazetteer, type PlaceTable } from '../places/index.ts'
import { dropNonNewsSentences } from '../read/index.ts'
import type { NewsroomData } from '../reviewed-data/newsroom-data.ts'
import { calculateScores } from './analyse.ts'
import { type Categoriser, type CategoryScores, createCategoriser } from './categories/categorise.ts'
import { createHeadlineAndTextJudge, type HeadlineAndTextJudge, type TextJudgement } from './judge.ts'
import { measureEventMagnitude } from './relevance/magnitude.ts'
import { createTagger } from './tags/index.ts'

interface ScoredStory {
  categories: Category[]
  tags: string[]
  place: StoryPlace | undefined
  relevantCountries: string[]
  analytics: StoryScores
  scoreParts: ScoreParts
}

interface ScorerInput {
  texts: StoryTexts
  publishers: ReadonlyMap<string, Publisher>
  reports: StoryReportCounts
  /**
   * The number of independent reports in the story's thread, which is its group of related stories; undefined
   * if the story is alone in it.
   */
  threadReports?: number | undefined
  /** Returns the kind of an article; if undefined, all are reports. */
  kindOf?: ((article: Article) => ArticleKind) | undefined
  now: Date
}

/** The functions of stage 6 of the pipeline, scoring, with their data loaded. */
export interface Scorer {
  judge: HeadlineAndTextJudge
  categoriser: Categoriser
  gazetteer: Gazetteer
  score(cluster: Cluster, input: ScorerInput): ScoredStory
}

/** The maximum number of sources judged per story. */
const MAX_JUDGED = 8
/** The number of characters judged per source. */
const MAX_CHARACTERS = 3000

function ownJudgement(judge: HeadlineAndTextJudge, texts: StoryTexts): TextJudgement {
  const language = LANGUAGES.find((candidate) => texts[candidate])
  const own = language && texts[language]
  return judge.text({
    title: own?.headline ?? '',
    text: own ? `${own.subHeadline} ${own.description}` : '',
    language,
  })
}

/** The category of a story if nothing points to another category. */
const GENERAL: Category = 'world'
/** The minimum probability of a category for a story that clearly fits none. */
const MIN_HINT = 0.2

/**
 * Returns the categories of a story. Every story gets one, so that readers can find it: if none fits, the most
 * probable one, or world news if even that is improbable.
 */
function placed({ categories, scores }: CategoryScores): Category[] {
  if (categories.length > 0) return categories
  const likeliest = CATEGORIES.reduce((best, category) => (scores[category] > scores[best] ? category : best))
  return [scores[likeliest] >= MIN_HINT ? likeliest : GENERAL]
}

/** The number of deaths from which an event is world news in other countries. */
const MANY_DEAD = 5
const MOST_CATEGORIES = 2

/**
 * Puts world news first for an event with many deaths in a country other than a publisher's. An illness
 * remains health news.
 */
function withWorld(
  categories: readonly Category[],
  dead: number,
  place: StoryPlace | undefined,
  publisherCountries: readonly string[],
): Category[] {
  const isElsewhere =
    place?.country !== undefined && publisherCountries.some((own) => own !== place.country && own !== 'ZZ')
  const isWorld = dead >= MANY_DEAD && isElsewhere && categories[0] !== 'health'
  return isWorld
    ? [...new Set<Category>(['world', ...categories])].slice(0, MOST_CATEGORIES)
    : [...categories]
}

/**
 * Creates the scorer. Without `places`, the table of places is made from the data. Create only one scorer,
 * because preparing the data takes time.
 */
export function createScorer(data: NewsroomData, places?: PlaceTable): Scorer {
  const judge = createHeadlineAndTextJudge(data)
  const categoriser = createCategoriser(data)
  const gazetteer = createGazetteer(data, places)
  const tagger = createTagger(data, gazetteer)
  const score: Scorer['score'] = (
    { articles },
    { texts, publishers, reports, threadReports, kindOf, now },
  ) => {
    const { place, relevantCountries } = gazetteer.placeOf(articles, publishers)
    const magnitude = measureEventMagnitude(articles)
    const publisherCountries = articles.flatMap(
      ({ publisherId }) => publishers.get(publisherId)?.country ?? [],
    )
    const categories = withWorld(
      placed(categoriser.ofStory(articles)),
      magnitude.dead,
      place,
      publisherCountries,
    )
    const judged = articles.slice(0, MAX_JUDGED)
    const scores = calculateScores({
      articles,
      reports,
      threadReports: Math.max(reports.independent, threadReports ?? 0),
      publisherCountries,
      place,
      relevantCountries,
      categories,
      magnitude,
      reportShare: kindOf
        ? articles.filter((article) => kindOf(article) === 'report').length / articles.length
        : 1,
      own: ownJudgement(judge, texts),
      sources: judged.map(({ title, text, summary, language }) =>
        judge.text({ title, text: (text || summary).slice(0, MAX_CHARACTERS), language }),
      ),
      now,
    })
    return {
      categories,
      tags: tagger.of(articles.map(dropNonNewsSentences), publishers),
      place,
      relevantCountries,
      ...scores,
    }
  }
  return { judge, categoriser, gazetteer, score }
}
