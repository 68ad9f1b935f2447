/** Labels that publishers put before a headline. */
const LABEL =
  /^\s*(?:[^\p{L}\p{N}"'“‘(]+\s*)?(?:breaking(?: news)?|just in|exclusive|exclusief|live(?: updates?| blog)?|watch(?: live)?|video|bekijk|kijk|update[ds]?|photos?|in pictures|foto'?s|in beeld|explainer|uitleg|listen|podcast|report|developing|alert|analysis|analyse|premium|plus|only on .{1,20}|112)\s*(?:[:|–—•]|\s-\s|\/\/)\s*/iu
/** What follows the last bar or dash, when it is short and begins with a capital: the name of the site. */
const SUFFIX = /\s+(?:[|•·]|[-–—])\s+([\p{Lu}\d][\p{L}\p{N}.'’& ]{1,40})$/u
const TRAILING_LABEL =
  /\s*[([](?:video|photos?|watch|update[d]?|foto'?s|beelden|exclusive|live|premium|gallery|audio|opinion|analysis)[)\]]\s*$/i
const EMOJI = /\p{Extended_Pictographic}|\u{FE0F}|\u{200D}/gu
const WORD = /\p{L}[\p{L}\p{N}]*(?:['’-][\p{L}\p{N}]+)*/gu
/** Capitals longer than this are shouting, unless the article's text writes the word so. */
const MAX_ACRONYM = 4
/** Longer ones that are written so everywhere. */
const ACRONYMS = new Set(
  'COVID COVID-19 UNESCO UNICEF UNHCR NASDAQ ASEAN BRICS UNRWA NAACP ECOWAS FRONTEX INTERPOL EUROPOL SARS-COV-2 LGBTQ LGBTI'.split(
    ' ',
  ),
)
/** A headline of fewer words in capitals may be two acronyms. */
const MIN_SHOUTED = 3

const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

function withoutSuffix(title: string, siteNames: readonly string[]): string {
  const match = SUFFIX.exec(title)
  if (!match) return title
  const tail = folded(match[1] ?? '')
  const isSite = siteNames.some(
    (name) => tail === folded(name) || tail.includes(folded(name)) || folded(name).includes(tail),
  )
  const looksLikeSite = /[|•·]/.test(match[0]) || /\.(com|org|net|nl|be|co\.uk)$/i.test(match[1] ?? '')
  return isSite || looksLikeSite ? title.slice(0, match.index) : title
}

/** How a text writes each of its words, by its lower-case form; a spelling in lower case wins. */
function spellingsIn(text: string): Map<string, string> {
  const spelled = new Map<string, string>()
  for (const word of text.match(WORD) ?? []) {
    const lower = word.toLowerCase()
    if (word === lower || !spelled.has(lower)) spelled.set(lower, word)
  }
  return spelled
}

/** Words in capitals written as the article's own text writes them; in lower case where it never does. */
function withoutShouting(title: string, text: string): string {
  const words = title.match(WORD) ?? []
  const isAllCapitals = words.length >= MIN_SHOUTED && words.every((word) => word === word.toUpperCase())
  const spelled = spellingsIn(text)
  const quiet = title.replace(WORD, (word) => {
    const isLoud = word === word.toUpperCase() && word.length > (isAllCapitals ? 1 : MAX_ACRONYM)
    if (!isLoud || ACRONYMS.has(word)) return word
    return spelled.get(word.toLowerCase()) ?? word.toLowerCase()
  })
  return quiet.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, lead: string, letter: string) => lead + letter.toUpperCase(),
  )
}

/**
 * A publisher's headline without what isn't headline: labels, site names, emoji, shouting, doubled marks.
 *
 * @param siteNames names under which the publisher may have signed it
 * @param text the article's own text, which shows how names are written
 */
export function plainTitle(title: string, siteNames: readonly string[], text: string): string {
  let plain = title.replace(EMOJI, '').replace(/\s+/g, ' ').trim()
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(LABEL, '').replace(TRAILING_LABEL, '')
  }
  plain = withoutSuffix(plain, siteNames)
  plain = withoutShouting(plain, text)
  return plain
    .replace(/!+/g, '')
    .replace(/\?{2,}/g, '?')
    .replace(/\s+([,.;:?])/g, '$1')
    .replace(/[\s.]+$/, (end) => (end.includes('..') ? '…' : ''))
    .trim()
}
