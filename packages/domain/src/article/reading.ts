/**
 * The kind of a text. A round-up covers many events, a guide advises or serves its reader, a promotion is the
 * publisher's or an advertiser's own text. Only reports can carry a story; the other kinds may join one and
 * never connect two.
 */
export type ArticleKind = 'report' | 'opinion' | 'live-blog' | 'round-up' | 'guide' | 'promotion'

/**
 * The kind of a sentence. Only a statement is the article's own word on its event:
 * - quotation: wholly inside somebody's quotation, or cut out of one that begins or ends in another sentence
 * - caption: under a picture, or a picture credit
 * - byline: author, date and publication
 * - boilerplate: the publisher about itself, sign-ups, 'did not respond', disclosures, text that recurs in
 * its feed
 * - correction: a note about an error in an earlier version of the article
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

/** A clickbait device or a loaded word in a title: its position and its kind. */
export interface TitleMark {
  kind: string
  start: number
  end: number
}

/**
 * An article's own note about an error in an earlier version. Offsets count characters of the named field.
 */
export interface CorrectionNote {
  field: 'summary' | 'text'
  start: number
  end: number
}

/**
 * Everything read from an article. It is read once and every later stage uses it; an edited article is read
 * again.
 */
export interface ArticleReading {
  kind: ArticleKind
  /**
   * Whether the text gives its writer's view, whatever its title says; undefined in readings made before this
   * field existed.
   */
  isOpinion?: boolean | undefined
  /** The wire agency whose copy it is or that it credits. */
  agency: { id: string; name: string } | undefined
  /** How likely its title is clickbait, 0–1; undefined in languages whose titles aren't judged. */
  clickbait: number | undefined
  /** Devices and loaded words of its title, in languages whose titles are judged. */
  marks: TitleMark[]
  /**
   * Parts of its title that its publisher also uses in other titles, with their colon or dash; absent if
   * there are none.
   */
  labels?: { start: number; end: number }[] | undefined
  /** Whether its title, summary or text reports a correction. */
  isCorrected: boolean
  corrections: CorrectionNote[]
  /** The first sentences of its summary and its text. */
  sentences: { summary: SentenceState[]; text: SentenceState[] }
}
