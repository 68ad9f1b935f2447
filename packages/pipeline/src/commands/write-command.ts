import type { Article } from '@plainwire/domain/article'
import { isLanguage, LANGUAGES, type Language } from '@plainwire/domain/language'
import { z } from 'zod'
import { assignReportNumbers } from '../3-cluster/index.ts'
import {
  annotateConflictingValues,
  buildFactTable,
  type CrossLanguageVocabulary,
  createClaimChecker,
  createCrossLanguageVocabulary,
  createSentenceVerifier,
  writeStory,
} from '../4-write/index.ts'
import { createHeadlineAndTextJudge, type HeadlineAndTextJudge } from '../6-score/index.ts'
import { createArticleAnalyser } from '../articles/article-reader.ts'
import { RecurringSentenceCounter } from '../read/index.ts'
import type { NewsroomData } from '../reviewed-data/newsroom-data.ts'
import { checkAndRewordText } from '../stories/improved-text.ts'
import { createTextJudge } from '../stories/text-judge.ts'
import type { SentenceVerifier, Writer } from '../writing-ports.ts'
import { ArticleInputLine, validateInputLines } from './lines/command-line.ts'
import { convertLineToArticle, createPublisherFromName } from './lines/line-article.ts'
import { buildEvidenceLine, buildFactLines, buildHeadlineComparisonLine } from './lines/story-lines.ts'

const StoryLine = z.object({ articles: z.array(ArticleInputLine).min(1) })

/**
 * Returns the language with the most articles; English if there is a tie, or if no article is in a supported
 * language.
 */
function languageOf(articles: readonly Article[]): Language {
  const count = (language: Language) => articles.filter((article) => article.language === language).length
  return [...LANGUAGES].sort((a, b) => count(b) - count(a))[0] ?? 'en'
}

/** What the command needs to write the text of one line. */
interface Writing {
  data: NewsroomData
  judge: HeadlineAndTextJudge
  vocabulary: CrossLanguageVocabulary
  recurring: RecurringSentenceCounter
  unproven: SentenceVerifier
  writer: Writer | undefined
}

async function written(
  line: z.infer<typeof StoryLine>,
  { data, judge, vocabulary, recurring, unproven, writer }: Writing,
): Promise<object> {
  const lines = line.articles.map((one) => convertLineToArticle(one))
  const language = languageOf(lines)
  const publishers = new Map(
    line.articles
      .map(({ publisher }) => createPublisherFromName(publisher))
      .map((known) => [known.id, known]),
  )
  const articles = createArticleAnalyser({ judge, publishers, recurring }).read(
    lines.map((article) => (isLanguage(article.language) ? article : { ...article, language })),
  )
  const reports = assignReportNumbers(articles, publishers)
  const facts = buildFactTable(articles, { vocabulary, reports })
  const extracted = writeStory(
    { id: 's', threadId: 't', articles, members: [] },
    {
      data,
      vocabulary,
      facts,
      publishers,
      language,
      now: new Date(0),
      judge: createTextJudge(judge, data),
      reports,
    },
  )
  const { clickbait } = judge
  const about = { storyId: 's', articles, language, publishers, facts, clickbait, unproven, writer }
  const improved = await checkAndRewordText(extracted, { ...about, reportOf: reports })
  const text = improved && annotateConflictingValues(improved, language, facts, vocabulary)
  return {
    language,
    headline: text?.headline ?? '',
    sub_headline: text?.subHeadline ?? '',
    sub_headline_evidence: (text?.subHeadlineEvidence ?? []).map(buildEvidenceLine),
    description: text?.description ?? '',
    sentences: (text?.sentences ?? []).map((sentence) => ({
      text: sentence.text,
      evidence: sentence.evidence.map(buildEvidenceLine),
    })),
    conflicts: (text?.conflicts ?? []).map(({ factId, part, text }) => ({ fact: factId, part, text })),
    checked: text?.checked ?? null,
    removed: text?.removed ?? [],
    facts: buildFactLines(articles, facts),
    workshop: buildHeadlineComparisonLine(articles, language, text, judge),
  }
}

/**
 * Runs `write`: yields our text for each story, with the evidence for each sentence, the story's facts, and
 * our headline next to those of the articles.
 */
export async function* runWriteCommand(
  lines: AsyncIterable<unknown>,
  { data, writer }: { data: NewsroomData; writer?: Writer | undefined },
): AsyncGenerator<object> {
  const judge = createHeadlineAndTextJudge(data)
  const vocabulary = createCrossLanguageVocabulary(data.dutchEnglish.terms)
  const recurring = new RecurringSentenceCounter()
  const unproven = createSentenceVerifier(createClaimChecker(data))
  for await (const line of validateInputLines(lines, StoryLine))
    yield await written(line, { data, judge, vocabulary, recurring, unproven, writer })
}
