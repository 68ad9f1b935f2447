/**
 * Matches a text that only has letters, digits and signs of common scripts, no invisible characters or
 * combining marks, and is already in NFC. Most texts match; only their spaces need cleaning.
 */
const HARMLESS =
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u0388-\u0482\u048a-\u052f\u05d0-\u05ea\u0621-\u064a\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u3001-\u3098\u309d-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff01-\uff60]*$/

/** Matches white space of all kinds: a line or page break within a headline becomes a space. */
const SPACE = /[\t-\r\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g

/**
 * Invisible characters that affect their neighbours: controls and terminal sequences, bidirectional marks,
 * embeddings and isolates, zero-width and filler characters, tags, interlinear annotations, non-characters.
 */
const HIDDEN = new RegExp(
  [
    '\\u001b\\[[0-9;]*[A-Za-z]',
    '\\p{Cc}',
    '\\p{Noncharacter_Code_Point}',
    '\\u034f|\\u17b4|\\u17b5|[\\u180b-\\u180f]',
    '[\\u00ad\\u061c\\u115f\\u1160\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffc]',
    '[\\u{e0000}-\\u{e0fff}]',
  ].join('|'),
  'gu',
)

/** Scripts that use joiners between their letters. */
const JOINING = 'Arab Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mong Khmr Mymr Tibt Syrc'
const JOINED = JOINING.split(' ').map((script) => `\\p{Script=${script}}`)

/**
 * Matches joiners outside the scripts that use them and outside emoji, where they only hide words from a
 * search.
 */
const NEEDLESS_JOINER = new RegExp(
  `(?<!\\ufe0f|[\\p{Extended_Pictographic}\\p{Emoji_Modifier}${JOINED.join('')}]\\p{M}?)[\\u200c\\u200d]`,
  'gu',
)

/**
 * Matches more combining marks on a letter than any script uses: they would be drawn over neighbouring lines.
 */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu

/**
 * Cleans untrusted text so that it can be shown within a line. White space becomes single spaces; invisible
 * characters are removed, and all but the first four combining marks of a letter; lone surrogates become
 * U+FFFD; the result is in NFC, so that equal words compare equal.
 */
export function cleanText(text: string): string {
  if (HARMLESS.test(text)) return squeezed(text)
  const shown = text.toWellFormed().replace(SPACE, ' ').replace(HIDDEN, '').replace(NEEDLESS_JOINER, '')
  return squeezed(shown.replace(STACKED_MARKS, '$1').normalize('NFC'))
}

function squeezed(text: string): string {
  return (text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text).trim()
}
