import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Language } from '@plainwire/domain/language'
import type { Fact, Sentence, StoryTextContent } from '@plainwire/domain/story'

/** Returns why the cited passages don't prove a sentence, in plain words; undefined if they do. */
export type SentenceVerifier = (
  sentence: Sentence,
  articles: ReadonlyMap<string, Article>,
  language: Language,
) => string | undefined

/** The input of a writer: a story's text in one language. */
export interface WritingRequest {
  storyId: string
  language: Language
  /** The story's text as extracted from its sources, and checked against them. */
  extracted: StoryTextContent
  /** The story's reports in that language; copies of the same text are grouped. */
  reports: readonly (readonly Article[])[]
  publishers: ReadonlyMap<string, Publisher>
  /** Facts that the reports agree or disagree on. */
  facts: readonly Fact[]
  /** Returns how much a title reads like clickbait, from 0 (plain) to 1. */
  clickbait: (title: string, language: Language) => number
  unproven: SentenceVerifier
}

/**
 * Improves a story's text, which consists of sentences extracted from its sources. If the sources don't
 * support the result, the extracted text remains. Never throws.
 */
export interface Writer {
  write(order: WritingRequest): Promise<StoryTextContent>
  /**
   * Whether a model's answer has arrived for any selected story that was written without one.
   *
   * @param isOurs selects stories by their ids
   */
  hasAnswered?(isOurs: (storyId: string) => boolean): Promise<boolean>
  /**
   * Returns the ids of the stories whose answer arrived after they were written, so that they can be composed
   * again. No id is returned twice for the same answer.
   */
  takeAnswered?(isOurs: (storyId: string) => boolean): Promise<ReadonlySet<string>>
}

/** A prompt for a model about one story. */
export interface ModelPrompt {
  /**
   * The hash of the model's name and the whole prompt. It is the same for an unchanged story, also after a
   * restart.
   */
  hash: string
  storyId: string
  language: Language
  /** The system message: the instructions to the model. */
  system: string
  /** The user message: the sources, which the model must treat as data and never as instructions. */
  user: string
  /**
   * The number of independent reports that the prompt is based on; prompts based on the most reports are sent
   * first.
   */
  reports: number
}

/**
 * A headline, sub-headline or sentence by a model, with the numbers of the source lines that the model cites as
 * proof.
 */
export interface DraftLine {
  text: string
  sources: number[]
}

/** A model's parsed but unchecked answer about a story. */
export interface Draft {
  headline?: DraftLine | undefined
  subHeadline?: DraftLine | undefined
  sentences: DraftLine[]
}

/** Why an answer contains nothing publishable. Repeating the request would fail in the same way. */
export type ModelAnswerFailure =
  | 'empty'
  | 'declined'
  | 'cut-off'
  | 'no-json'
  | 'wrong-form'
  | 'wrong-language'
  | 'too-large'

/** A model's answer: a draft, or the reason why there is none. */
export type ModelAnswer = { draft: Draft } | { failure: ModelAnswerFailure }

/**
 * A source of model answers. Never rejects: a story without an answer is published with its extracted text.
 */
export interface ModelAnswerSource {
  /** Returns the answer, or undefined if there is none yet. */
  answerTo(question: ModelPrompt): Promise<ModelAnswer | undefined>
  /** Whether an answer has arrived for any story, selected by `isOurs`, that was written without one. */
  hasAnswered?(isOurs: (storyId: string) => boolean): Promise<boolean>
  /**
   * Returns the ids of the stories whose answer arrived after they were written. No id is returned twice for
   * the same answer.
   */
  takeAnswered?(isOurs: (storyId: string) => boolean): Promise<ReadonlySet<string>>
}
