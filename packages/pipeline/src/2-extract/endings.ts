import type { TextBlock } from './blocks.ts'

/** A heading is no longer than this. */
const MAX_HEADING = 60
/** Headings behind which the article is over, English and Dutch: about its sender, other articles, what readers say. */
const ENDS =
  /^(?:about (?:us|the (?:author|writer|company))|(?:related|recommended|recent|popular|latest|other|similar|trending) (?:articles?|stories|posts?|news|content|reading|videos)|(?:more|further) (?:from|stories|news|articles|reading)\b.{0,30}|most (?:read|popular|viewed|shared)|you (?:may|might) also (?:like|enjoy|be interested in)|(?:read|up) next|(?:leave|post) a (?:comment|reply)|tell us what you think(?:\.{3})?|comments?(?: \(?\d+\)?)?|(?:notes? (?:to|for) editors|(?:press|media) (?:contacts?|enquiries|inquiries)|editors?['’] notes?)|over (?:ons|de (?:auteur|schrijver)|het bedrijf)|(?:lees|bekijk) ook|(?:meer|ander) nieuws|gerelateerde? (?:artikelen|berichten|nieuws)|ook interessant|reacties(?: \(?\d+\)?)?|(?:noot voor de redactie|perscontact))[:…\s]*$/iu
/** What a press release says of its sender stands under a heading with the sender's name, and begins with it. */
const SENDER =
  /^(?:About|ABOUT|Over|OVER) (?:the |The |THE |de |het )?(\p{Lu}[\p{L}\d&'’.-]+)[^.?!:]{0,40}:?$/u
/** A heading of this kind with more of the text behind it stands in the middle. */
const MAX_BEHIND = 0.4
/** A paragraph about the writer, in the last lines of an article. */
const BIO =
  /^(?:\p{Lu}[\p{L}.'’-]* ){2,4}(?:is|was|has been) (?:an? |the |our |\p{L}+['’]s )[^.]{0,120}\b(?:writer|reporter|journalist|editor|columnist|correspondent|contributor|author|blogger|freelancer?|curator|redacteur|verslaggever)\b/u
const FOLLOW =
  /\bfollow (?:him|her|them|us|me|[\p{Lu}@][^.]{0,30}) on (?:twitter|facebook|instagram|x|linkedin|bluesky)\b/iu
const LAST_LINES = 4
const MAX_BIO = 500

function isEnd({ text, characters }: TextBlock, next: TextBlock | undefined): boolean {
  if (characters > MAX_HEADING) return false
  const sender = SENDER.exec(text)?.[1]?.toLowerCase()
  const isOfSender = sender !== undefined && next?.text.slice(0, MAX_HEADING).toLowerCase().includes(sender)
  return isOfSender || ENDS.test(text)
}

function isBio({ text, characters }: TextBlock): boolean {
  return characters <= MAX_BIO && (BIO.test(text) || FOLLOW.test(text))
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
