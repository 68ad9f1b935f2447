import { allLanguageRules, joinLanguageAlternatives } from '../../languages/index.ts'

/** Maximum length of a line inserted by a page, in characters; longer lines are sentences of the article. */
const MAX_CHARACTERS = 160

const DAY = joinLanguageAlternatives(({ calendar }) => calendar.days)
/** Lines that pages insert between paragraphs, in any supported language. */
const LINES: readonly RegExp[] = [
  /^(facebook|twitter|x|whatsapp|linkedin|instagram|pinterest|reddit|telegram|bluesky|email|e-mail)\W*$/i,
  new RegExp(
    `^((${DAY})\\W+)?(\\d{1,2}\\W+)?[a-z]{3,9}\\.?\\W+(\\d{1,2}\\W+)?\\d{4}(\\W+(at )?\\d{1,2}:\\d{2}.{0,20})?$`,
    'i',
  ),
  /^https?:\/\/\S+$/i,
  /^[^\p{L}\p{N}]*$/u,
  ...allLanguageRules.flatMap(({ pages }) => pages.furniture),
]

/** Credits of a picture or a news agency at the end of a block, such as 'Getty Images'. */
const CREDITS = [/\b(?:via )?Getty Images\W{0,3}$/i, ...allLanguageRules.map(({ pages }) => pages.credit)]
/** Maximum length of a block that counts as a credit, in characters; longer blocks are paragraphs. */
const MAX_CREDITED = 500

/** Whether a block of a page is boilerplate and not part of the article's text. */
export function isBoilerplate(text: string): boolean {
  if (text.length <= MAX_CREDITED && CREDITS.some((credit) => credit.test(text))) return true
  return text.length <= MAX_CHARACTERS && LINES.some((line) => line.test(text))
}
