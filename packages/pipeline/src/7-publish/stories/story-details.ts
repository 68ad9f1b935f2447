import type { Article } from '@plainwire/domain/article'
import type {
  NewsStory,
  StoryDetails,
  StoryMembershipReason,
  StorySource,
  StorySourceArticle,
} from '@plainwire/domain/contract'
import { getMainCategory, toSpecificPlaceName } from '@plainwire/domain/edition'
import { LANGUAGES } from '@plainwire/domain/language'
import { estimateReadingMinutes, type Story, type StoryMembership } from '@plainwire/domain/story'
import { QuotationLimiter } from './quotations.ts'
import { buildStoryEvidence } from './story-proof.ts'

function toStorySource(source: StorySourceArticle): StorySource {
  return {
    id: source.id,
    title: source.original_headline,
    source: source.name,
    url: source.url,
    publishedAt: source.publishedAt,
    readTime: estimateReadingMinutes([source.word_count]),
    imageUrl: source.media[0]?.url ?? null,
    imageSources: source.media.map(({ url }) => url),
  }
}

function toWhyHere(member: StoryMembership): StoryMembershipReason {
  return {
    sourceId: member.articleId,
    similarity: Math.min(1, Math.max(0, member.similarity)),
    sharedNames: member.sharedNames,
    sharedTerms: member.sharedTerms,
    gapHours: Math.max(0, member.gapHours),
  }
}

function locationText({ location }: NewsStory): string {
  const names = [toSpecificPlaceName(location?.city), toSpecificPlaceName(location?.country)]
  return names.filter((name) => name !== undefined).join(', ')
}

/** Maps the id of each published source to its article and its publisher's name. */
function namedSources(story: Story, published: NewsStory) {
  const names = new Map(published.sources.map(({ id, name }) => [id, name]))
  return new Map(
    story.articles.flatMap((article) => {
      const name = names.get(article.id)
      return name === undefined ? [] : [[article.id, { name, article }] as const]
    }),
  )
}

/**
 * Returns every sentence and sub-headline with the passages that support it. All passages are quoted first;
 * the sentences around them are then quoted as far as the limits on quotations allow.
 */
function citedTexts(
  { texts }: Story,
  articles: readonly Article[],
): Pick<StoryDetails, 'sentences' | 'sub_headlines'> {
  const quotations = new QuotationLimiter(articles)
  const cited = LANGUAGES.flatMap((language) => {
    const text = texts[language]
    if (!text) return []
    const { subHeadline, subHeadlineEvidence: evidence } = text
    const [sub] = evidence ? quotations.sentences([{ text: subHeadline, evidence }]) : []
    return [{ language, sentences: quotations.sentences(text.sentences), sub }]
  })
  const subs = cited.flatMap(({ language, sub }) => (sub ? [[language, quotations.inContext(sub)]] : []))
  return {
    sentences: Object.fromEntries(
      cited.map(({ language, sentences }) => [
        language,
        sentences.map((sentence) => quotations.inContext(sentence)),
      ]),
    ),
    ...(subs.length > 0 && { sub_headlines: Object.fromEntries(subs) }),
  }
}

/**
 * Converts a story to the content of its page. The page contains no complete texts of articles, only the
 * passages that support our sentences, at most 300 characters each, with the sentences before and after them.
 *
 * @param published the same story in the form of news.json; only its sources can be evidence
 */
export function toStoryDetails(story: Story, published: NewsStory): StoryDetails {
  const sourceIds = new Set(published.sources.map(({ id }) => id))
  const cited = citedTexts(
    story,
    story.articles.filter(({ id }) => sourceIds.has(id)),
  )
  const checked = LANGUAGES.flatMap((language) => {
    const found = story.texts[language]?.checked
    return found ? [[language, found] as const] : []
  })
  const imageSources = published.sources.flatMap(({ media }) => media.map(({ url }) => url))
  return {
    id: published.id,
    title: published.headline,
    summary: published.sub_headline || published.description,
    excerpt: published.sub_headline || published.description,
    description: published.description,
    category: getMainCategory(published),
    location: locationText(published),
    imageUrl: published.primary_image_url,
    imageSources: [...new Set(imageSources)],
    createdAt: published.published_at,
    publishedAt: published.published_at,
    urls: published.sources.map(({ url }) => url),
    sources: published.sources.map(toStorySource),
    story: published,
    ...cited,
    checked: Object.fromEntries(checked),
    whyHere: story.members.filter(({ articleId }) => sourceIds.has(articleId)).map(toWhyHere),
    ...(story.scoreParts && { scoreParts: story.scoreParts }),
    ...buildStoryEvidence(story, namedSources(story, published)),
  }
}
