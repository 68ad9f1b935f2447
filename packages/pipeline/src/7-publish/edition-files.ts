import { setImmediate as breathe } from 'node:timers/promises'
import {
  EDITION_FILES,
  type EditionReport,
  NewsEdition,
  PublisherList,
  type StoryDetails,
  StoryDetailsOffsets,
  TranslationFile,
} from '@plainwire/domain/contract'
import { LANGUAGES, type Language, LOCALES } from '@plainwire/domain/language'
import type { Story } from '@plainwire/domain/story'
import type { Thread } from '@plainwire/domain/thread'
import { createCompressedFileVariants } from './disk/compress.ts'
import { completeEditionReport } from './edition-report.ts'
import type { PublisherPassports } from './passports.ts'
import type { NewsStoryContext } from './stories/news-story.ts'
import { type PublishableStory, toPublishableStories, type UnpublishedStory } from './stories/publishable.ts'
import { packStories } from './stories/story-pack.ts'
import { buildTranslationFile } from './stories/translation-file.ts'

export interface EditionInput extends Omit<NewsStoryContext, 'threadIds'> {
  /** Greater than the number of any earlier edition. */
  number: number
  content: NewsEdition['content']
  /** When the feeds were last read. */
  fetchedAt: Date
  /** In the order of news.json. */
  stories: readonly Story[]
  report: EditionReport
  passports: PublisherPassports
}

/** Thrown if no story passes the checks, so that there is nothing to publish. */
class EmptyEditionError extends Error {
  override readonly name = 'EmptyEditionError'
}

/** An edition, ready to be written. */
export interface EditionFiles extends EditionFolderContent {
  leftOut: UnpublishedStory[]
  /**
   * Every published story in the form of its page. They are stored, so that a story's page still exists when no
   * edition contains the story any more.
   */
  details: StoryDetails[]
}

/** The content of an edition's folder. */
export interface EditionFolderContent {
  number: number
  content: NewsEdition['content']
  /** ISO 8601. */
  publishedAt: string
  /** The number of stories. */
  stories: number
  /** By path inside the edition's folder. */
  files: Map<string, Uint8Array>
  /** The text of its signature.json; undefined if it isn't signed. */
  signature?: string | undefined
}

function supportedLocales(): NewsEdition['supported_locales'] {
  const locales = LANGUAGES.map((language) => {
    const { locale, name, displayName, countries } = LOCALES[language]
    const translation_file = `translations/${locale}.json`
    return [locale, { name, display_name: displayName, countries: [...countries], translation_file }]
  })
  return Object.fromEntries(locales)
}

/**
 * Writes one story per line, so that people can read the file and compare two editions; after compression this
 * costs nothing.
 */
function newsJson(
  input: EditionInput,
  published: readonly PublishableStory[],
  threads: readonly Thread[],
): Uint8Array {
  const head = NewsEdition.parse({
    edition: input.number,
    fetch_date: input.fetchedAt.toISOString(),
    content: input.content,
    supported_locales: supportedLocales(),
    threads: threads.map(({ id, name, storyIds }) => ({ id, name, story_ids: storyIds })),
    stories: [],
  })
  const opening = JSON.stringify(head).slice(0, -']}'.length)
  const lines = published.map(({ newsJson }) => newsJson)
  return Buffer.from(`${opening}\n${lines.join(',\n')}\n]}\n`)
}

function translation(published: readonly PublishableStory[], language: Language): [string, Uint8Array] {
  const stories = published.map(({ story }) => story)
  const file = TranslationFile.parse(buildTranslationFile(stories, language))
  return [`translations/${LOCALES[language].locale}.json`, jsonBytes(file)]
}

const jsonBytes = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value)}\n`)

/**
 * The first half of stage 7: creates every file of an edition, validated against the contract and compressed.
 * An invalid story is left out and reported.
 *
 * @throws EmptyEditionError if no story is valid, and ZodError if the report is invalid
 */
export async function buildEditionFiles(input: EditionInput): Promise<EditionFiles> {
  const { published, threads, leftOut } = await toPublishableStories(input.stories, input)
  if (published.length === 0)
    throw new EmptyEditionError(`Edition ${input.number} has no story that can be published.`)
  const report = completeEditionReport(input.report, published, leftOut)
  const details = published.map((story) => story.details)
  const { pack, index } = await packStories(details)
  const plain: [string, Uint8Array][] = [[EDITION_FILES.news, newsJson(input, published, threads)]]
  for (const language of LANGUAGES) {
    await breathe()
    plain.push(translation(published, language))
  }
  await breathe()
  plain.push([EDITION_FILES.report, jsonBytes(report)])
  await breathe()
  const publishers = PublisherList.parse({ edition: input.number, ...input.passports })
  plain.push([EDITION_FILES.publishers, jsonBytes(publishers)])
  await breathe()
  const files = new Map<string, Uint8Array>([
    [EDITION_FILES.stories, pack],
    [EDITION_FILES.storyIndex, jsonBytes(StoryDetailsOffsets.parse(index))],
  ])
  for (const [path, bytes] of plain) {
    for (const [name, form] of await createCompressedFileVariants(path, bytes)) files.set(name, form)
  }
  const { number, content } = input
  const { published_at: publishedAt } = report
  return { number, content, publishedAt, stories: published.length, leftOut, details, files }
}
