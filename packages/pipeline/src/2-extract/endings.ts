import { allRules, anyOf } from '../languages/index.ts'
import type { TextBlock } from './blocks.ts'

/** A heading is no longer than this. */
const MAX_HEADING = 60
/** Headings after the end of an article: about its publisher, other articles, readers' comments. */
const ENDS = new RegExp(`^(?:${anyOf(({ pages }) => pages.endings)})[:…\\s]*$`, 'iu')
/**
 * A press release's description of its sender: under a heading with the sender's name, and beginning with it.
 */
const SENDER = new RegExp(
  `^(?:${anyOf(({ pages }) => pages.about)}) (?:${anyOf(({ pages }) => pages.articles)})?(\\p{Lu}[\\p{L}\\d&'’.-]+)[^.?!:]{0,40}:?$`,
  'u',
)
/** A heading of this kind followed by more of the text than this is in the middle. */
const MAX_BEHIND = 0.4
/** A paragraph about the writer, in the last lines of an article. */
const BIOS = allRules.flatMap(({ pages }) => [pages.bio, pages.follow])
const LAST_LINES = 4
const MAX_BIO = 500

function isEnd({ text, characters }: TextBlock, next: TextBlock | undefined): boolean {
  if (characters > MAX_HEADING) return false
  const sender = SENDER.exec(text)?.[1]?.toLowerCase()
  const isOfSender = sender !== undefined && next?.text.slice(0, MAX_HEADING).toLowerCase().includes(sender)
  return isOfSender || ENDS.test(text)
}

function isBio({ text, characters }: TextBlock): boolean {
  return characters <= MAX_BIO && BIOS.some((bio) => bio.test(text))
}

/** Where the article is over: the first heading of that kind with little enough behind it; the number of blocks, where there is none. */
function endOf(blocks: readonly TextBlock[]): number {
  const most = blocks.reduce((total, { characters }) => total + characters, 0) * MAX_BEHIND
  let behind = 0
  let end = blocks.length
  for (const [index, block] of [...blocks.entries()].reverse()) {
    behind += block.characters
    if (behind > most) break
    if (index > 0 && isEnd(block, blocks[index + 1])) end = index
  }
  return end
}

/** The blocks up to a heading behind which the article is over, and without a word about its writer in the last lines. */
export function withoutEnding(blocks: readonly TextBlock[]): readonly TextBlock[] {
  const kept = blocks.slice(0, endOf(blocks))
  return kept.filter((block, index) => index < kept.length - LAST_LINES || !isBio(block))
}
