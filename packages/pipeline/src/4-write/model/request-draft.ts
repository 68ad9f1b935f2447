import type { ChatClient, FailedServiceRequest, ModelReply } from '../../service/index.ts'
import type { Draft, ModelAnswer, ModelPrompt } from '../../writing-ports.ts'
import { ANSWER_SCHEMA } from './draft.ts'
import { parseDraftFromAnswer } from './read-draft.ts'

export interface RequestDraftDependencies {
  chat: ChatClient
  /**
   * Returns the ISO 639-1 code of a text's language, or the fallback if the text is too short for detection.
   */
  detectLanguage: (text: string, fallback: string) => string
  /** The time limit of one request, in ms. */
  timeoutMs: number
}

/** A model's answer, its cost, and data for the log. */
export interface DraftAnswer {
  answer: ModelAnswer
  /** Tokens of request and answer; estimated if the server doesn't count them. */
  tokens: number
  /** The number of invalid lines in the answer. */
  malformed: number
  isRepaired: boolean
}

/**
 * The maximum number of tokens of an answer; a reasoning model uses most of them before it begins the text.
 */
export const MAX_ANSWER_TOKENS = 4_000
/** The minimum number of characters per token; English has four, Dutch and JSON have fewer. */
const CHARACTERS_PER_TOKEN = 3

/** An upper estimate of the tokens of a text. */
const estimated = (characters: number) => Math.ceil(characters / CHARACTERS_PER_TOKEN)

/** The maximum cost of a request, in tokens. */
export function estimateMaxTokenCost({ system, user }: Pick<ModelPrompt, 'system' | 'user'>): number {
  return estimated(system.length + user.length) + MAX_ANSWER_TOKENS
}

function tokensOf({ tokens, text }: ModelReply, { system, user }: ModelPrompt): number {
  return Math.ceil(tokens ?? estimated(system.length + user.length + text.length))
}

const isInLanguage = (draft: Draft, language: string, detect: RequestDraftDependencies['detectLanguage']) =>
  detect(draft.sentences.map(({ text }) => text).join(' '), language) === language

/**
 * Requests a story's text from a model.
 *
 * @returns the answer, or a failure that would occur again if the request were repeated; or the reason why
 * the service didn't answer this time, so that the request can be repeated
 */
export async function requestDraft(
  { chat, detectLanguage, timeoutMs }: RequestDraftDependencies,
  question: ModelPrompt,
): Promise<DraftAnswer | FailedServiceRequest> {
  const { system, user, language } = question
  const order = { system, user, timeoutMs, maxTokens: MAX_ANSWER_TOKENS, schema: ANSWER_SCHEMA }
  const reply = await chat.request(order)
  if ('failure' in reply) {
    if (reply.failure !== 'too-large') return reply
    return {
      answer: { failure: 'too-large' },
      tokens: estimateMaxTokenCost(question),
      malformed: 0,
      isRepaired: false,
    }
  }
  const tokens = tokensOf(reply, question)
  const read = parseDraftFromAnswer(reply)
  if ('failure' in read) return { answer: read, tokens, malformed: 0, isRepaired: false }
  const { draft, malformed, isRepaired } = read
  const isRight = isInLanguage(draft, language, detectLanguage)
  const answer: ModelAnswer = isRight ? { draft } : { failure: 'wrong-language' }
  return { answer, tokens, malformed, isRepaired }
}
