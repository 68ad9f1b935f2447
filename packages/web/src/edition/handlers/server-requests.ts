import { API, type PublicConfig, type PublisherPassport, type SharedStory } from '@plainwire/domain/contract'
import { callApiAnonymously } from './fetch-answer.ts'
import type { WorkerRequestHandler } from './request.ts'

/** Fetches a story with the passages of articles that support its text. */
export const handleStoryRequest: WorkerRequestHandler<string, typeof API.getStory.answer._output> = async (
  { outside },
  storyId,
) => callApiAnonymously(API.getStory, { params: { id: storyId } }, outside)

/** Creates a permanent link to a story. */
export const handleShareLinkCreation: WorkerRequestHandler<SharedStory, { shareUrl: string }> = async (
  { outside },
  story,
) => callApiAnonymously(API.shareStory, { body: story }, outside)

/** Reports to the editors that an article doesn't belong in a story. */
export const handleUnrelatedArticleReport: WorkerRequestHandler<
  { storyId: string; articleId: string },
  { status: 'queued' }
> = async ({ outside }, { storyId, articleId }) =>
  callApiAnonymously(API.reportUnrelatedArticle, { params: { id: storyId }, body: { articleId } }, outside)

/** Fetches the facts and figures about a publisher. */
export const handlePublisherRequest: WorkerRequestHandler<string, PublisherPassport> = async (
  { outside },
  id,
) => callApiAnonymously(API.getPublisher, { params: { id } }, outside)

/** Fetches the public configuration of this installation. */
export const handleConfigRequest: WorkerRequestHandler<void, PublicConfig> = async ({ outside }) =>
  callApiAnonymously(API.getConfig, {}, outside)

/** Fetches the figures about the newsroom's accuracy. */
export const handleQualityRequest: WorkerRequestHandler<void, typeof API.getQuality.answer._output> = async ({
  outside,
}) => callApiAnonymously(API.getQuality, {}, outside)

/** Fetches the list of corrections and withdrawals. */
export const handleCorrectionsRequest: WorkerRequestHandler<
  void,
  typeof API.getCorrections.answer._output
> = async ({ outside }) => callApiAnonymously(API.getCorrections, {}, outside)
