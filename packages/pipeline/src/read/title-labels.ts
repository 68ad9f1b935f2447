import { anyOf } from '../languages/index.ts'

/** A part of a title, in the title's own characters. */
export interface TitleLabel {
  start: number
  end: number
}

/** 'Covid 19 coronavirus: ', 'Week 12 | ': the text before the first colon or bar. */
const FRONT = /^(?<label>[^:|]{3,40}?)\s?[:|]\s+(?=\S)/u
/** ' - Wide World', ' | Week in pictures': the capitalised text after the last dash or bar. */
const BEHIND = /\s+(?:[|•]|--|[-–—])\s?(?<label>[\p{Lu}\d][^|•–—:]{1,38})$/u
/** Characters of a title that is left. */
const FEWEST = 15
/** An attribution is no label. */
const SAYS = new RegExp(`\\b(?:${anyOf(({ opinions }) => opinions.sayers)})$`, 'iu')

/**
 * Whether words can be a topic label of a feed. Names and organisations may be attributions: 'WHO', 'Mark
 * Rutte', 'White House'.
 */
function isTopic(label: string): boolean {
  const [, ...others] = label.split(/\s+/)
  return !SAYS.test(label) && others.some((word) => /^\p{Ll}|^\d/u.test(word))
}

/**
 * The parts of a title that are labels if the publisher uses them in other titles too, with their colon or
 * dash.
 */
export function titleLabels(title: string): TitleLabel[] {
  const front = FRONT.exec(title)
  const behind = BEHIND.exec(title)
  const isWhole = (length: number) => title.length - length >= FEWEST
  return [
    ...(front?.groups?.label && isTopic(front.groups.label) && isWhole(front[0].length)
      ? [{ start: 0, end: front[0].length }]
      : []),
    ...(behind && isWhole(behind[0].length) ? [{ start: behind.index, end: title.length }] : []),
  ]
}

/** How a label is counted among a publisher's sentences: longer than any heading, like no sentence. */
export const countedLabel = (title: string, { start, end }: TitleLabel) =>
  `label of titles: ${title.slice(start, end)}`
