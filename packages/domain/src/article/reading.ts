/**
 * What a sentence of an article is. Only a statement is the article's own word on its event:
 * - quotation: wholly inside somebody's quotation, or cut out of one that begins or ends in another sentence
 * - caption: under a picture, or who took it
 * - byline: who wrote it, when, for whom
 * - boilerplate: the publisher about itself, sign-ups, 'did not respond', disclosures, what recurs in its feed
 * - correction: what the article says was wrong in it before
 */
export type SentenceKind = 'statement' | 'quotation' | 'caption' | 'byline' | 'boilerplate' | 'correction'

/** Of what time a sentence speaks: what went before the news, the news, or what is still to come. */
export type SentenceTime = 'background' | 'news' | 'ahead'

/** A sentence of an article and its state. Offsets count in the field's own characters. */
export interface SentenceState {
  start: number
  end: number
  /** Paragraph, from 0. */
  paragraph: number
  kind: SentenceKind
  time: SentenceTime
}
