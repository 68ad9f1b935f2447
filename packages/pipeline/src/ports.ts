import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Language } from '@plainwire/domain/language'
import type { Fact, Sentence, StoryText, TextState, WriteUp } from '@plainwire/domain/story'

/** The wall clock, passed in so that every run can be repeated. */
export type Clock = () => Date

/** The logger; pino has this shape. Context first, then one plain sentence. */
export interface Log {
  info(context: object, message: string): void
  warn(context: object, message: string): void
  error(context: object, message: string): void
}

export interface HttpRequest {
  headers?: Record<string, string>
  /** Whole request, in ms. */
  timeoutMs?: number
  /** Decoded bytes. */
  maxBytes?: number
}

export interface HttpAnswer {
  status: number
  /** Lower-case names. */
  headers: Record<string, string>
  body: Uint8Array
  /** The address that answered, after redirects. */
  url: string
  /** Every redirect on the way, in order. */
  redirects: { status: number; to: string }[]
}

/** Why a request that left the server brought nothing. */
export type HttpFailure =
  | 'forbidden-address'
  | 'forbidden-url'
  | 'too-large'
  | 'too-slow'
  | 'too-many-redirects'
  | 'bad-encoding'
  | 'unreachable'
  | 'tls'

/** The one guarded client for everything that leaves the server. Failures are values: a dead publisher is expected. */
export interface OutgoingHttp {
  get(url: string, request?: HttpRequest): Promise<HttpAnswer | { failure: HttpFailure; message: string }>
}

/** Questions to a service of the operator's own choice: same guard, same values for failures. Redirects are not followed. */
export interface JsonHttp {
  postJson(
    url: string,
    request: HttpRequest & { json: unknown },
  ): Promise<HttpAnswer | { failure: HttpFailure; message: string }>
}

/** A form, posted to a service of the operator's own choice under the same rules. */
export interface FormHttp {
  postForm(
    url: string,
    request: HttpRequest & { form: string },
  ): Promise<HttpAnswer | { failure: HttpFailure; message: string }>
  /** Has something of ours deleted there. */
  remove(url: string, request: HttpRequest): Promise<HttpAnswer | { failure: HttpFailure; message: string }>
}

/** Bytes, posted to an address that a stranger named, under the same rules. */
export interface BytesHttp {
  postBytes(
    url: string,
    request: HttpRequest & { bytes: Uint8Array },
  ): Promise<HttpAnswer | { failure: HttpFailure; message: string }>
}

/** An object store of the operator's own, under the same rules. Redirects of what is sent are not followed. */
export interface ObjectHttp extends OutgoingHttp, Pick<FormHttp, 'remove'> {
  /** Stores bytes at an address. */
  putBytes(
    url: string,
    request: HttpRequest & { bytes: Uint8Array; type: string },
  ): Promise<HttpAnswer | { failure: HttpFailure; message: string }>
}

/** Reads meanings with a model of the operator's choice. Rejects where the model fails; clustering then goes by words. */
export interface Embedder {
  /** Names the model and how it is used: vectors of two names are never compared. Without a name none is stored. */
  name?: string
  /** One vector of unit length for each text, in their order; all of the same length. */
  embed(texts: readonly string[]): Promise<Float32Array[]>
  /** Gives it its time for another batch of articles. */
  startBatch?(): void
}

/** An article's meaning as it is stored. */
export interface StoredMeaning {
  articleId: string
  /** A hash of the text that it was read from: an edited article's stored meaning is another text's. */
  textHash: string
  /** The vector's direction at a byte a number. */
  bytes: Int8Array
}

/** Meanings that outlive the process, by the name of the model that gave them. May reject. */
export interface MeaningStore {
  find(model: string, articleIds: readonly string[]): Promise<StoredMeaning[]>
  save(model: string, meanings: readonly StoredMeaning[]): Promise<void>
}

/** Why the passages that a sentence cites don't prove it, in plain words; undefined where they do. */
export type SentenceProof = (
  sentence: Sentence,
  articles: ReadonlyMap<string, Article>,
  language: Language,
) => string | undefined

/** A writer's input: a story's text in one language. */
export interface WriterOrder {
  storyId: string
  language: Language
  /** The text as it was extracted and checked. */
  extracted: WriteUp
  /** The story's reports in that language, copies of one text together. */
  reports: readonly (readonly Article[])[]
  publishers: ReadonlyMap<string, Publisher>
  /** Facts that its reports agree on or differ on. */
  facts: readonly Fact[]
  /** 0 (plain) to 1. */
  clickbait: (title: string, language: Language) => number
  unproven: SentenceProof
}

/**
 * Improves a story's extracted text; where the checker rejects it, the extracted words stay. Never throws.
 */
export interface Writer {
  write(order: WriterOrder): Promise<WriteUp>
  /**
   * Whether an answer has arrived for a story that was written without it. @param isOurs selects stories by
   * their ids
   */
  hasAnswered?(isOurs: (storyId: string) => boolean): Promise<boolean>
  /** Returns such stories, each once: they should be composed again. */
  takeAnswered?(isOurs: (storyId: string) => boolean): Promise<ReadonlySet<string>>
}

/** A question to a model about a story. */
export interface ModelQuestion {
  /**
   * Hash of the model's name and the whole question: the same for an unchanged story, after a restart too.
   */
  hash: string
  storyId: string
  language: Language
  /** The task. */
  system: string
  /** The sources: data, never instructions. */
  user: string
  /** The number of independent reports behind the question: those with most are sent first. */
  reports: number
}

/** A headline, sub-headline or sentence of a model, with the numbers of the source lines that it names as its proof. */
export interface DraftLine {
  text: string
  sources: number[]
}

/** A model's parsed answer about a story; unchecked. */
export interface Draft {
  headline?: DraftLine | undefined
  subHeadline?: DraftLine | undefined
  sentences: DraftLine[]
}

/** Why an answer contains nothing publishable. A repeated request would give the same. */
export type AnswerFailure =
  | 'empty'
  | 'declined'
  | 'cut-off'
  | 'no-json'
  | 'wrong-form'
  | 'wrong-language'
  | 'too-large'

/** A model's answer: a draft, or why there is none. */
export type ModelAnswer = { draft: Draft } | { failure: AnswerFailure }

/** A source of a model's answers. Never rejects: a story without an answer keeps its extracted text. */
export interface ModelAnswers {
  /** Undefined where there is none so far. */
  answerTo(question: ModelQuestion): Promise<ModelAnswer | undefined>
  /** Whether a story was left without an answer that is there now. */
  hasAnswered?(isOurs: (storyId: string) => boolean): Promise<boolean>
  /** Such stories, each once. */
  takeAnswered?(isOurs: (storyId: string) => boolean): Promise<ReadonlySet<string>>
}

/** Translates a story's text; undefined where it can't, or where what came back is wrong. */
export interface Translator {
  translate(text: WriteUp, from: Language, to: Language): Promise<StoryText | undefined>
  /** The same for any text. */
  translateText?(
    text: string,
    from: Language,
    to: Language,
  ): Promise<{ text: string; state: TextState } | undefined>
  /** Gives it its time for another edition. */
  startEdition?(): void
  /** Whether a missing text could be translated now, so that its story should be composed again. */
  isOpen?(): boolean
}
