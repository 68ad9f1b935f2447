import type { Article } from '@plainwire/domain/article'
import type { HeadlineEdit } from '@plainwire/domain/story'

type Step = Pick<HeadlineEdit, 'step' | 'removed'>

const LETTER = /[\p{L}\p{N}]/u
/** Matches the bar or dash before a site's name. */
const SITE_JOINT = /^\s*[|•·–—-]\s*\p{L}/u
/**
 * The number of characters at the top of an article that are searched for the sentence that became a
 * headline.
 */
const TOP = 1500

/** Returns the letters and digits of a text in lower case, and the position of each. */
function lettersOf(text: string): { letters: string; at: number[] } {
  const at: number[] = []
  let letters = ''
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? ''
    const lower = character.toLowerCase()
    if (!LETTER.test(character) || lower.length !== 1) continue
    letters += lower
    at.push(index)
  }
  return { letters, at }
}

const bare = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/**
 * Returns the steps that make a headline from a title; undefined if the title doesn't contain the headline.
 */
function stepsFrom(title: string, headline: string): Step[] | undefined {
  if (title === headline) return [{ step: 'unchanged', removed: undefined }]
  const whole = lettersOf(title)
  const ours = lettersOf(headline)
  const found = ours.letters === '' ? -1 : whole.letters.indexOf(ours.letters)
  if (found < 0) return undefined
  const start = whole.at[found] ?? 0
  const end = (whole.at[found + ours.letters.length - 1] ?? title.length) + 1
  const [before, middle, after] = [title.slice(0, start), title.slice(start, end), title.slice(end)]
  const steps: Step[] = []
  if (bare(before)) steps.push({ step: 'label_removed', removed: bare(before) })
  if (bare(after))
    steps.push({ step: SITE_JOINT.test(after) ? 'site_name_removed' : 'label_removed', removed: bare(after) })
  if (isLowered(middle, headline)) steps.push({ step: 'capitals_lowered', removed: undefined })
  const isTidied = !isSameMarks(title, headline) && steps.length === 0
  return isTidied
    ? [{ step: 'marks_removed', removed: undefined }]
    : steps.length > 0
      ? steps
      : [{ step: 'unchanged', removed: undefined }]
}

/**
 * Whether the headline has lower-case letters where the title has capitals, ignoring its first letter, which is
 * capitalised when a label is removed.
 */
function isLowered(middle: string, headline: string): boolean {
  const [theirs, ours] = [middle.replace(/[^\p{L}]/gu, ''), headline.replace(/[^\p{L}]/gu, '')]
  return [...theirs].some(
    (letter, index) => index > 0 && letter !== letter.toLowerCase() && ours[index] === letter.toLowerCase(),
  )
}

/** Whether two texts differ at most in white space. */
const isSameMarks = (a: string, b: string) => a.replace(/\s+/g, ' ').trim() === b.replace(/\s+/g, ' ').trim()

/**
 * Returns the changes that made our headline from its article's title, in order, as keys for which the
 * application has texts.
 */
export function listHeadlineChanges(
  headline: string,
  from: Pick<Article, 'id' | 'title' | 'summary' | 'text'>,
): HeadlineEdit[] {
  const steps = stepsFrom(from.title, headline) ?? [
    { step: stepFromText(headline, from), removed: undefined },
  ]
  return steps.map((step) => ({ ...step, articleId: from.id }))
}

function stepFromText(
  headline: string,
  { summary, text }: Pick<Article, 'summary' | 'text'>,
): 'first_sentence' | 'reworded' {
  const { letters } = lettersOf(`${summary}\n${text}`.slice(0, TOP))
  return letters.includes(lettersOf(headline).letters) ? 'first_sentence' : 'reworded'
}
