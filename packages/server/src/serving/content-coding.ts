import type { EncodedBodies } from './representation.ts'

export type ContentCoding = keyof EncodedBodies

/** The content encodings, the smallest result first. */
const PREFERENCE: readonly ContentCoding[] = ['br', 'gzip', 'identity']

function qualities(header: string): Map<string, number> {
  const pairs = header.split(',').map((item): [string, number] => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return [name === 'x-gzip' ? 'gzip' : name, quality === undefined ? 1 : Number(quality)]
  })
  return new Map(pairs)
}

/**
 * Chooses the content encoding with the smallest result among those that are available and that the client
 * accepts (RFC 9110, 12.5.3); identity if the header is unusable.
 */
export function chooseContentCoding(
  header: string | undefined,
  has: (coding: ContentCoding) => boolean,
): ContentCoding {
  if (!header) return 'identity'
  const accepted = qualities(header)
  const quality = (coding: ContentCoding) =>
    accepted.get(coding) ?? (coding === 'identity' ? 1 : accepted.get('*'))
  return PREFERENCE.find((coding) => has(coding) && (quality(coding) ?? 0) > 0) ?? 'identity'
}
