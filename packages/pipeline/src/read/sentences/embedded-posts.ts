import type { SentenceSpan } from '../../text/index.ts'

/** Matches the end of a social media post that a page embeds. */
const EMBEDDED_POST = /[—–-]\s?[^\n]{1,80}\(@\w+\)|\bpic\.twitter\.com\/|https:\/\/t\.co\//
/** Matches the beginning of a post that continues another. */
const CONTINUES = /^(?:\.{2,}|…)\s?\p{Ll}/u

/** Returns true if a text embeds a social media post. */
export function hasEmbeddedPost(text: string): boolean {
  return EMBEDDED_POST.test(text)
}

/**
 * Returns the indices of the paragraphs that are social media posts, or that continue the post in the
 * paragraph before them ('....to pay.').
 */
export function findEmbeddedPostParagraphs(sentences: readonly SentenceSpan[]): Set<number> {
  const posts = new Set(
    sentences.filter(({ text }) => EMBEDDED_POST.test(text)).map(({ paragraph }) => paragraph),
  )
  for (const { text, paragraph } of sentences)
    if (CONTINUES.test(text) && posts.has(paragraph - 1)) posts.add(paragraph)
  return posts
}
