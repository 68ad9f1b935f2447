/** Letters, digits and signs of the common scripts: nothing hidden, no marks, already NFC. Most text is only this. */
const HARMLESS =
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u0388-\u0482\u048a-\u052f\u05d0-\u05ea\u0621-\u064a\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u3001-\u3098\u309d-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff01-\uff60]*$/

/** White space of every kind: a line or page break inside a headline is a space. */
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

/** Scripts that need joiners between their letters. */
const JOINING = 'Arab Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mong Khmr Mymr Tibt Syrc'
const JOINED = JOINING.split(' ').map((script) => `\\p{Script=${script}}`)

/** Joiners outside those scripts and outside emoji only hide a word from a search. */
const NEEDLESS_JOINER = new RegExp(
  `(?<!\\ufe0f|[\\p{Extended_Pictographic}\\p{Emoji_Modifier}${JOINED.join('')}]\\p{M}?)[\\u200c\\u200d]`,
  'gu',
)

/** More marks than any script stacks on one letter spill over the lines above and below. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu

/**
 * Makes outside text safe to embed in a line. White space becomes single spaces; invisible characters are
 * removed; at most four combining marks stay on a letter; lone surrogates become U+FFFD; the form is NFC, so
 * that equal words compare equal.
 */
export function cleanText(text: string): string {
  if (HARMLESS.test(text)) return squeezed(text)
  const shown = text.toWellFormed().replace(SPACE, ' ').replace(HIDDEN, '').replace(NEEDLESS_JOINER, '')
  return squeezed(shown.replace(STACKED_MARKS, '$1').normalize('NFC'))
}

function squeezed(text: string): string {
  return (text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text).trim()
}
