/**
 * What sort of text it is: a round-up has many events, a guide advises or serves its reader, a promotion is the publisher's or an
 * advertiser's own. Only reports carry a story; the others may join one, and never glue two.
 */
export type ArticleKind = 'report' | 'opinion' | 'live-blog' | 'round-up' | 'guide' | 'promotion'

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

/** A device or a loaded word in a title: where it stands, and of what kind. */
export interface TitleMark {
  kind: string
  start: number
  end: number
}

/** What an article says of itself that was wrong before. Offsets count in the field's own characters. */
export interface CorrectionNote {
  field: 'summary' | 'text'
  start: number
  end: number
}

/** What was read of an article, once: every later step goes by it. An edited article is read anew. */
export interface ArticleReading {
  kind: ArticleKind
  /** Whether its text tells its writer's view, whatever its title says; undefined where it was read before this was. */
  isOpinion?: boolean | undefined
  /** The wire agency whose copy it is or that it credits. */
  agency: { id: string; name: string } | undefined
  /** How likely its title is clickbait, 0–1; undefined in languages whose titles aren't judged. */
  clickbait: number | undefined
  /** Devices and loaded words of its title, in languages whose titles are judged. */
  marks: TitleMark[]
  /** Parts of its title that its publisher puts on other titles too, with the colon or dash beside them; none unless given. */
  labels?: { start: number; end: number }[] | undefined
  /** Whether its title, summary or text says that something in it was corrected. */
  isCorrected: boolean
  corrections: CorrectionNote[]
  /** The first sentences of its summary and its text. */
  sentences: { summary: SentenceState[]; text: SentenceState[] }
}
