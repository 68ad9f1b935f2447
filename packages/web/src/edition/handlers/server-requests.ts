import { API, type PublicConfig, type PublisherPassport, type SharedStory } from '@plainwire/domain/contract'
import { fetchAnswer } from './fetch-answer.ts'
import type { Handler } from './request.ts'

/** A story with its evidence. */
export const answerStory: Handler<string, typeof API.getStory.answer._output> = async (
  { outside },
  storyId,
) => fetchAnswer(API.getStory, { params: { id: storyId } }, outside)

/** Creates a permanent link to a story. */
export const answerCreateShareLink: Handler<SharedStory, { shareUrl: string }> = async ({ outside }, story) =>
  fetchAnswer(API.shareStory, { body: story }, outside)

/** Reports to the editors that an article doesn't belong in a story. */
export const answerWrongArticleReport: Handler<
  { storyId: string; articleId: string },
  { status: 'queued' }
> = async ({ outside }, { storyId, articleId }) =>
  fetchAnswer(API.reportUnrelatedArticle, { params: { id: storyId }, body: { articleId } }, outside)

/** The facts and figures about a publisher. */
export const answerPublisher: Handler<string, PublisherPassport> = async ({ outside }, id) =>
  fetchAnswer(API.getPublisher, { params: { id } }, outside)

/** The public configuration of this installation. */
export const answerConfig: Handler<void, PublicConfig> = async ({ outside }) =>
  fetchAnswer(API.getConfig, {}, outside)

/** The figures about the newsroom's accuracy. */
export const answerQuality: Handler<void, typeof API.getQuality.answer._output> = async ({ outside }) =>
  fetchAnswer(API.getQuality, {}, outside)

/** The list of corrections and withdrawals. */
export const answerCorrections: Handler<void, typeof API.getCorrections.answer._output> = async ({
  outside,
}) => fetchAnswer(API.getCorrections, {}, outside)
