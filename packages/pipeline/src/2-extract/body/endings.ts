import { allLanguageRules, joinLanguageAlternatives } from '../../languages/index.ts'
import type { TextBlock } from './blocks.ts'

/** Maximum length of a heading, in characters. */
const MAX_HEADING = 60
/** Headings that follow the end of an article: about its publisher, other articles, comments. */
const ENDS = new RegExp(`^(?:${joinLanguageAlternatives(({ pages }) => pages.endings)})[:…\\s]*$`, 'iu')
/**
 * Matches the heading 'About …' above a press release's description of its sender, and captures the sender's
 * name. The heading only counts if the next block has that name near its beginning.
 */
const SENDER = new RegExp(
  `^(?:${joinLanguageAlternatives(({ pages }) => pages.about)}) (?:${joinLanguageAlternatives(({ pages }) => pages.articles)})?(\\p{Lu}[\\p{L}\\d&'’.-]+)[^.?!:]{0,40}:?$`,
  'u',
)
/**
 * If more than this share of the text follows a heading such as 'Related articles', the article doesn't end
 * there.
 */
const MAX_BEHIND = 0.4
/**
 * Patterns of paragraphs about the author. They are only removed from the last `LAST_LINES` blocks of an
 * article.
 */
const BIOS = allLanguageRules.flatMap(({ pages }) => [pages.bio, pages.follow])
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

/**
 * The index of the block at which the article ends: the first heading such as 'Related articles' with little
 * enough text after it, else the number of blocks.
 */
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

/** The blocks of an article up to its end, without a paragraph about the author in the last lines. */
export function removeBlocksAfterArticle(blocks: readonly TextBlock[]): readonly TextBlock[] {
  const retained = blocks.slice(0, endOf(blocks))
  return retained.filter((block, index) => index < retained.length - LAST_LINES || !isBio(block))
}
