import { joinLanguageAlternatives } from '../languages/index.ts'

/** A label in a title: its position in characters of the title. */
export interface TitleLabel {
  start: number
  end: number
}

/** Matches a label before the first colon or bar: 'Covid 19 coronavirus: ', 'Week 12 | '. */
const FRONT = /^(?<label>[^:|]{3,40}?)\s?[:|]\s+(?=\S)/u
/** Matches a capitalised label after the last dash or bar: ' - Wide World', ' | Week in pictures'. */
const BACK = /\s+(?:[|•]|--|[-–—])\s?(?<label>[\p{Lu}\d][^|•–—:]{1,38})$/u
/** The minimum length, in characters, of the title that remains without its label. */
const MIN_LENGTH = 15
/** Matches a speaker at the end of a label ('Health minister: …'): such a label is an attribution. */
const ATTRIBUTION = new RegExp(`\\b(?:${joinLanguageAlternatives(({ opinions }) => opinions.sayers)})$`, 'iu')

/**
 * Returns true if words can be a topic label, whose later words include one in lower case or a number. Other
 * words may name the source of a statement: 'WHO', 'Mark Rutte', 'White House'.
 */
function isTopic(label: string): boolean {
  const [, ...others] = label.split(/\s+/)
  return !ATTRIBUTION.test(label) && others.some((word) => /^\p{Ll}|^\d/u.test(word))
}

/**
 * Returns the possible labels of a title, including their colon or dash. They are labels if the publisher
 * uses them in other titles too.
 */
export function findTitleLabels(title: string): TitleLabel[] {
  const front = FRONT.exec(title)
  const back = BACK.exec(title)
  const isWhole = (length: number) => title.length - length >= MIN_LENGTH
  return [
    ...(front?.groups?.label && isTopic(front.groups.label) && isWhole(front[0].length)
      ? [{ start: 0, end: front[0].length }]
      : []),
    ...(back && isWhole(back[0].length) ? [{ start: back.index, end: title.length }] : []),
  ]
}

/**
 * Returns the text by which a `RecurringSentenceCounter` counts a label as if it were one of the publisher's
 * sentences. No sentence of an article equals this text.
 */
export const buildTitleLabelKey = (title: string, { start, end }: TitleLabel) =>
  `label of titles: ${title.slice(start, end)}`
