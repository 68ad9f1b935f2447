import { API } from '@plainwire/domain/contract'
import { withoutMuted } from '@plainwire/domain/reader'
import { getJson } from '../../lib/api.ts'
import { type Card, toCard } from '../card.ts'
import type { Handler } from './ask.ts'
import { parsed } from './parsed.ts'
import { muteFacts } from './readers-stories.ts'
import { foundIn, type SearchAsk } from './search.ts'

export interface OlderStories {
  /** The newest first. */
  cards: Card[]
  /** Asks for the next page; null where there is none. */
  next: string | null
}

/** Stories of earlier editions: the words are sent to our server, which has them. What the reader has muted stays out (FD-12). */
export const askOlderStories: Handler<SearchAsk & { cursor: string | null }, OlderStories> = async (
  desk,
  { cursor, ...ask },
) => {
  const { query, language, mutes, nowMs } = ask
  const held = await desk.edition(ask.edition, language)
  if (!held.ok) return held
  const parameters = new URLSearchParams({ q: query, ...(cursor !== null && { cursor }) })
  const url = `/api${API.searchStories.path}?${parameters}`
  const answer = parsed(await getJson(url, desk.outside), API.searchStories.answer)
  if (!answer.ok) return answer
  const above = new Set(foundIn(held.data, ask).map(({ id }) => id))
  const others = answer.data.stories.filter(({ id }) => !above.has(id))
  const { stories, blurred } =
    mutes.length === 0
      ? { stories: others, blurred: new Map() }
      : withoutMuted(others, mutes, new Date(nowMs), muteFacts(held.data, ask).lore)
  const cards = stories.map((story) => toCard(story, language, blurred.get(story.id)))
  return { ok: true, data: { cards, next: answer.data.next } }
}
