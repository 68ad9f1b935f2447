import type { FastifyInstance } from 'fastify'
import type { ServerOptions } from '../../options.ts'
import type { FindStory } from '../../stories/story-finder.ts'
import { getRelatedRoute } from './get-related.ts'
import { getStoryRoute } from './get-story.ts'
import { notTheSameRoute } from './not-the-same.ts'
import { searchStoriesRoute } from './search-stories.ts'
import { shareStoryRoute } from './share-story.ts'

/** Registers the routes of all calls about stories. */
export function storyRoutes(app: FastifyInstance, options: ServerOptions, findStory: FindStory): void {
  const parts = { ...options, findStory }
  getStoryRoute(app, findStory)
  getRelatedRoute(app, parts)
  searchStoriesRoute(app, options)
  shareStoryRoute(app, parts)
  notTheSameRoute(app, options)
}
