import type { FastifyInstance } from 'fastify'
import type { ServerOptions } from '../../options.ts'
import type { StoryFinder } from '../../stories/story-finder.ts'
import { registerRelatedStoriesRoute } from './get-related.ts'
import { registerStoryRoute } from './get-story.ts'
import { registerMisplacedArticleRoute } from './not-the-same.ts'
import { registerStorySearchRoute } from './search-stories.ts'
import { registerShareStoryRoute } from './share-story.ts'

/** Registers the routes of all calls about stories. */
export function registerStoryRoutes(
  app: FastifyInstance,
  options: ServerOptions,
  findStory: StoryFinder,
): void {
  const parts = { ...options, findStory }
  registerStoryRoute(app, findStory)
  registerRelatedStoriesRoute(app, parts)
  registerStorySearchRoute(app, options)
  registerShareStoryRoute(app, parts)
  registerMisplacedArticleRoute(app, options)
}
