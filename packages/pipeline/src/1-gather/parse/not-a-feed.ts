import { truncateText } from '../text/cut-text.ts'
import { toPlainTitle } from '../text/title-text.ts'
import { FeedError } from './feed-error.ts'

const WEB_PAGE = /<(?:!doctype\s+html|html|head|body|title|meta)[\s>]/i
const TITLE = /<title[^>]*>([^<]{1,500})/i

/** The first bytes of other file types that servers send instead of a feed. */
const SIGNATURES: [start: number[], kind: string][] = [
  [[0x1f, 0x8b], 'compressed data'],
  [[0x50, 0x4b, 0x03, 0x04], 'a ZIP archive'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture'],
  [[0xff, 0xd8, 0xff], 'a picture'],
  [[0x47, 0x49, 0x46, 0x38], 'a picture'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF document'],
]

/** Creates the error for a document that isn't a feed. Its message names the kind of document, if known. */
export function createNotAFeedError(text: string, firstName: string | undefined): FeedError {
  if (WEB_PAGE.test(text.slice(0, 20_000))) {
    const title = truncateText(toPlainTitle(TITLE.exec(text.slice(0, 50_000))?.[1] ?? ''), 80)
    return new FeedError('WEB_PAGE', `This is a web page${title && ` titled “${title}”`}, not a feed.`)
  }
  if (firstName === undefined) return new FeedError('NOT_A_FEED', 'This is plain text, not a feed.')
  const name = truncateText(toPlainTitle(firstName), 40)
  return new FeedError('NOT_A_FEED', `This document begins with <${name}>, which is no feed.`)
}

/** Throws a FeedError if a document begins like one of the binary files in `SIGNATURES`. */
export function assertNotBinary(bytes: Uint8Array): void {
  const signature = SIGNATURES.find(([start]) => start.every((byte, index) => bytes[index] === byte))
  if (signature) throw new FeedError('NOT_TEXT', `This is ${signature[1]}, not a feed.`)
}
