import { API, type PublicConfig, type PublisherPassport, type SharedStory } from '@plainwire/domain/contract'
import { fetchAnswer } from './fetch-answer.ts'
import type { Handler } from './request.ts'

/** A story with all that proves it. */
export const answerStory: Handler<string, typeof API.getStory.answer._output> = async (
  { outside },
  storyId,
) => fetchAnswer(API.getStory, { params: { id: storyId } }, outside)

/** A link to a story that stays readable. */
export const answerShare: Handler<SharedStory, { shareUrl: string }> = async ({ outside }, story) =>
  fetchAnswer(API.shareStory, { body: story }, outside)

/** Reports to the editors that an article doesn't belong in a story. */
export const answerNotTheSame: Handler<{ storyId: string; articleId: string }, { status: 'queued' }> = async (
  { outside },
  { storyId, articleId },
) => fetchAnswer(API.notTheSame, { params: { id: storyId }, body: { articleId } }, outside)

/** A publisher's passport. */
export const answerPublisher: Handler<string, PublisherPassport> = async ({ outside }, id) =>
  fetchAnswer(API.getPublisher, { params: { id } }, outside)

/** The features of this installation. */
export const answerConfig: Handler<void, PublicConfig> = async ({ outside }) =>
  fetchAnswer(API.getConfig, {}, outside)

/** The figures of how accurate the newsroom is. */
export const answerQuality: Handler<void, typeof API.getQuality.answer._output> = async ({ outside }) =>
  fetchAnswer(API.getQuality, {}, outside)

/** Corrections and withdrawals. */
export const answerCorrections: Handler<void, typeof API.getCorrections.answer._output> = async ({
  outside,
}) => fetchAnswer(API.getCorrections, {}, outside)
