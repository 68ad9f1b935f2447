/**
 * Kinds of damage that feeds suffer in transit, each applied to a whole document. The same bytes always get
 * the same damage.
 */
export const FEED_DAMAGES: Record<string, (bytes: Buffer) => Buffer> = {
  'comment before the declaration': inFront('<!-- cached -->\n\n'),
  'PHP warning in front': inFront(
    '<br />\n<b>Warning</b>: include(): failed in <b>/srv/feed.php</b> on line 3<br />\n',
  ),
  'raw ampersands': everywhere(/&amp;/g, '&'),
  'control characters': everywhere(/<title>/g, '<title>\u0008\u000b'),
  'cut off at 70 %': (bytes) => bytes.subarray(0, Math.floor(bytes.length * 0.7)),
  'one end tag of an item missing': once(/<\/(?:item|entry)>/, ''),
  'a stray end tag': once(/<\/title>/, '</title></b>', 2),
  'naked HTML in a description': once(
    /<\/description>|<\/summary>/,
    '<p>Naked<br><img src="a.png">text</description>',
    2,
  ),
  'windows-1252 in UTF-8': (bytes) => insertAfter(bytes, /<title>/, Buffer.from([0x93, 0xe9, 0x94])),
  'junk after the root': (bytes) =>
    Buffer.concat([bytes, Buffer.from('\n<!-- page made in 0.2 s --><script>x()</script>\n')]),
  'NUL bytes': (bytes) => insertAfter(bytes, /<title>/, Buffer.from([0, 0])),
  'undeclared HTML entities': everywhere(/<title>/g, '<title>&nbsp;&eacute;&mdash;'),
  'an undeclared namespace': everywhere(/<\/title>/g, '</title><x:score>3</x:score>'),
  'a mark of UTF-8 and a label of UTF-16': labelled,
}

/** Documents are handled as one character per byte, so that decoding them doesn't repair broken bytes. */
const BYTES = 'latin1'

function inFront(text: string) {
  return (bytes: Buffer) => Buffer.concat([Buffer.from(text), bytes])
}

function everywhere(pattern: RegExp, by: string) {
  return (bytes: Buffer) => Buffer.from(bytes.toString(BYTES).replaceAll(pattern, by), BYTES)
}

/** Replaces match number `which`, by default the first. */
function once(pattern: RegExp, by: string, which = 1) {
  return (bytes: Buffer) => {
    let seen = 0
    const all = new RegExp(pattern.source, 'g')
    const text = bytes.toString(BYTES).replace(all, (match) => {
      seen += 1
      return seen === which ? by : match
    })
    return Buffer.from(text, BYTES)
  }
}

/** Inserts bytes into a document after the first match of a pattern. */
function insertAfter(bytes: Buffer, pattern: RegExp, inserted: Buffer): Buffer {
  const match = pattern.exec(bytes.toString(BYTES))
  if (!match) return bytes
  const at = match.index + match[0].length
  return Buffer.concat([bytes.subarray(0, at), inserted, bytes.subarray(at)])
}

function labelled(bytes: Buffer): Buffer {
  const text = bytes.toString(BYTES).replace(/encoding=["'][^"']*["']/, 'encoding="utf-16"')
  return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text, BYTES)])
}
