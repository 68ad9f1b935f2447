import { removeTeaserFromTitle, removeTitleQuotationAndComment } from './news-of-title.ts'
import { normaliseAllCapsWords } from './shouted-words.ts'

/** Labels that publishers put before a headline. */
const LABEL =
  /^\s*(?:[^\p{L}\p{N}"'“‘(]+\s*)?(?:breaking(?: news)?|just in|exclusive|exclusief|live(?: updates?| blog)?|watch(?: live)?|video|bekijk|kijk|update[ds]?|photos?|in pictures|foto'?s|in beeld|explainer|uitleg|listen|podcast(?: \p{L}+){0,3}|report|developing|alert|analysis|analyse|premium|plus|only on .{1,20}|112|the memo|the latest|the note|first read|fact ?box|timeline|q ?& ?a|in depth|long read|from the archives(?:, \d{4})?|for the record|raw video|opinion|opinie|comment|commentary|commentaar|column|editorial|full (?:video|story|statement|transcript)|transcript|net binnen|zojuist|laatste nieuws|reconstructie|achtergrond|profiel)\s*(?:[:|–—•]|\s-\s|\/\/)\s*/iu
/** A topic that a feed puts before every headline about it. */
const TOPIC =
  /^(?:(?:the )?(?:novel )?(?:corona(?:virus)?(?:crisis)?|covid(?:[- ]?19)?|virus|pandemic|brexit|election(?: 20\d\d)?|ukraine war|oorlog (?:in )?oekra[ïi]ne)(?: (?:latest|live|news|crisis|outbreak|pandemic|updates?|nieuws|lockdown|world|global|(?<place>uk|us|usa|u\.[sk]\.|nz|eu|australia|nsw|victoria|ireland|scotland|wales|england|canada|india|nederland|belgi[eë]|vlaanderen))){0,2})\s?:\s+(?=[\p{L}\p{N}"'“‘€£$])/iu
/** A capitalised word after the first one, which is taken for a name. */
const NAME = /\s["“‘']?\p{Lu}/u
/** A label for live coverage: 'Coronavirus updates LIVE: ', 'Australia news live: '. */
const LIVE =
  /^[^:]{0,40}\b(?:live|live ?blog|live updates?|updates live|latest updates?|updates|laatste nieuws)\s?:\s+/i
/** An attribution that agencies put after a headline: '… --court', '… – study'. */
const ATTRIBUTION =
  /\s+(?:--|[-–—])\s?(?<who>(?:the )?(?:\p{L}+ )?(?:court|police|prosecutors?|study|report|reports|poll|survey|sources?|ministry|minister|officials?|media|union|lawyers?|agency|state tv|white house|kremlin|army|military|spokes(?:man|woman|person)|statement|document|documents|un|who|eu))$/iu
const PLURAL_SAYER = /(?:s|media|police)$/i
/** The site's name after the last bar or dash: a short capitalised text. */
const SUFFIX = /\s+(?:[|•·]|[-–—])\s+([\p{Lu}\d](?:[\p{L}\p{N}.'’& ]|(?<=\p{L})-(?=\p{L})){1,40})$/u
const TRAILING_LABEL =
  /\s*[([](?:video|photos?|watch|update[d]?|foto'?s|beelden|exclusive|live|premium|gallery|audio|opinion|analysis)[)\]]\s*$|\s*[:|–—-]\s(?:raw video|in pictures|in photos|live(?: updates?)?|video|watch|gallery|photos|foto'?s|in beeld|liveblog)\s*$|\s+(?:listen|luister)\s?[·•|]?\s?\d{1,2}:\d{2}\s*$|\s+LIVE\s*$/i
const EMOJI = /\p{Extended_Pictographic}|\u{FE0F}|\u{200D}/gu

/** Abbreviations at the end of a title, whose full stop isn't removed: 'Calif.', 'U.K.', 'Inc.'. */
const ABBREVIATED = /(?:\b\p{Lu}\.(?:\p{Lu}\.)+|,\s\p{Lu}\p{L}{1,4}\.|\b(?:Inc|Corp|Co|Ltd|Jr|Sr)\.)$/u

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

function endOf(end: string, title: string): string {
  if (end.includes('..')) return '…'
  return ABBREVIATED.test(title) ? '.' : ''
}

/** Rewrites the attribution '… --court' as '…, court says'. */
function withAttribution(title: string): string {
  const match = ATTRIBUTION.exec(title)
  const who = match?.groups?.who
  if (!match || !who) return title
  return `${title.slice(0, match.index)}, ${who} ${PLURAL_SAYER.test(who) ? 'say' : 'says'}`
}

/** Newspapers and agencies that other publishers name before a headline as its source. */
const OUTLET =
  /^(?:(?:the )?(?:washington post|new york times|nyt|wapo|wsj|wall street journal|reuters|ap|afp|cnn|fox news|bbc(?: news)?|politico|axios|bloomberg|guardian|daily mail|nbc(?: news)?|cbs news|abc(?: news)?)|anp|nos|nu\.nl|de telegraaf|de standaard|nrc|de volkskrant|trouw|belga|vrt(?: nws)?|rtl(?: nieuws)?)$/iu

/**
 * Removes a topic label before a headline. A label with a place remains if the rest contains no name, because
 * only the label shows where the event was: 'Coronavirus UK: Death toll tops 31,000'.
 */
function withoutTopic(title: string): string {
  const match = TOPIC.exec(title)
  const rest = title.slice(match?.[0].length ?? 0)
  return match?.groups?.place === undefined || NAME.test(rest) ? rest : title
}

/** Removes the name of the publisher, or of its source, before a headline. */
function withoutName(title: string, siteNames: readonly string[]): string {
  const [, name, rest] = /^([^:|]{2,40})\s?[:|]\s+(.+)$/u.exec(title) ?? []
  const isOwn =
    name !== undefined && (OUTLET.test(name) || siteNames.some((site) => folded(site) === folded(name)))
  return isOwn && rest !== undefined ? rest : title
}

/** Removes labels and names at both ends of a headline, in any order: 'Reuters: BREAKING: …'. */
function withoutLabels(title: string, siteNames: readonly string[]): string {
  let plain = title
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(LABEL, '').replace(TRAILING_LABEL, '').replace(LIVE, '')
    plain = withoutName(withoutTopic(plain), siteNames)
  }
  return plain
}

/**
 * Reduces a publisher's headline to the news: without labels, site names, teasers, emoji and repeated
 * punctuation, and with words in capitals in ordinary spelling.
 *
 * @param siteNames names with which the publisher may have signed the headline
 * @param text the article's text, which shows how names are spelled
 */
export function removeTitleClutter(title: string, siteNames: readonly string[], text: string): string {
  const spaced = title.replace(EMOJI, '').replace(/\s+/g, ' ').trim()
  const unsigned = withoutSuffix(withoutLabels(spaced, siteNames), siteNames)
  let plain = withAttribution(withoutLabels(unsigned, siteNames))
  plain = normaliseAllCapsWords(removeTitleQuotationAndComment(removeTeaserFromTitle(plain)), text)
  return (
    plain
      // An exclamation mark that ends a sentence, as in 'Shot! NZ Kiwis', becomes a full stop.
      .replace(/!+(?=["'”’]?\s+\p{Lu})/gu, '.')
      .replace(/!+/g, '')
      .replace(/\?{2,}/g, '?')
      .replace(/\s+([,.;:?])/g, '$1')
      .trim()
      .replace(/[\s.]+$/, (end, _at: number, whole: string) => endOf(end, whole))
  )
}
