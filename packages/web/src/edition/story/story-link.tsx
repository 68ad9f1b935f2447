import { buildStoryPath } from '@plainwire/domain/addresses'
import type { ReactNode } from 'react'
import { AppLink } from '../../ui/app-link.tsx'

interface StoryLinkProps {
  storyId: string
  /** The id of the part of the story's page that the link scrolls to. */
  part?: string
  /** The language of the link's text. */
  lang?: string
  className?: string
  children: ReactNode
}

/** A link that opens a story as a dialog over the current section. */
export function StoryLink({ storyId, ...rest }: StoryLinkProps) {
  return <AppLink to={buildStoryPath(storyId)} opensDialog {...rest} />
}
