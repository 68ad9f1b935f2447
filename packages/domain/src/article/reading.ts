/**
 * The kind of a text. A round-up covers many events, a guide gives advice or practical information, a promotion
 * is text by an advertiser or by the publisher about itself. A story is only published if it contains a report.
 * Articles of the other kinds can be added to a story, but never cause two other articles to be grouped
 * together.
 */
export type ArticleKind = 'report' | 'opinion' | 'live-blog' | 'round-up' | 'guide' | 'promotion'

/**
 * The kind of a sentence. Only a statement is the article's own claim about its event:
 * - quotation: entirely inside a quotation, or cut out of one that begins or ends in another sentence
 * - caption: a caption or credit of a picture
 * - byline: author, date and publication
 * - boilerplate: text about the publisher, invitations to sign up, notes that somebody 'did not respond',
 * disclosures, text that recurs in the publisher's articles
 * - correction: a note about an error in an earlier version of the article
 */
export type SentenceKind = 'statement' | 'quotation' | 'caption' | 'byline' | 'boilerplate' | 'correction'

/**
 * The time that a sentence is about: 'background' is before the news, 'news' the news itself, 'ahead' the
 * future.
 */
export type SentenceTimeframe = 'background' | 'news' | 'ahead'

/** A sentence of an article and its kind. Offsets are in characters of the field that contains it. */
export interface ClassifiedSentence {
  start: number
  end: number
  /** The number of the paragraph, from 0. */
  paragraph: number
  kind: SentenceKind
  time: SentenceTimeframe
}

/** A clickbait device or a loaded word in a title: its position and its kind. */
export interface TitleWordingIssue {
  kind: string
  start: number
  end: number
}

/**
 * A publisher's note about an error in an earlier version of the article. Offsets are in characters of the
 * named field.
 */
export interface CorrectionNote {
  field: 'summary' | 'text'
  start: number
  end: number
}

/**
 * The result of analysing an article. An article is analysed when it is new and again after each edit; every
 * later stage uses the result.
 */
export interface ArticleAnalysis {
  kind: ArticleKind
  /**
   * Whether the text is an opinion, even if its title doesn't show that; undefined in analyses stored before
   * this field existed.
   */
  isOpinion?: boolean | undefined
  /** The wire agency that wrote the article, or that the article credits; undefined if there is none. */
  agency: { id: string; name: string } | undefined
  /**
   * The probability that the title is clickbait, 0–1; undefined in languages for which titles aren't judged.
   */
  clickbait: number | undefined
  /** Clickbait devices and loaded words in the title, in languages for which titles are judged. */
  marks: TitleWordingIssue[]
  /**
   * Parts of the title that recur in other titles of the publisher ('Live:'), including the colon or dash;
   * undefined if there are none.
   */
  labels?: { start: number; end: number }[] | undefined
  /** Whether the article's title, summary or text reports a correction. */
  isCorrected: boolean
  corrections: CorrectionNote[]
  /**
   * The sentences at the beginning of the summary and of the text; `summary` is empty if the text begins with
   * the summary.
   */
  sentences: { summary: ClassifiedSentence[]; text: ClassifiedSentence[] }
}
