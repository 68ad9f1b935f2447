import type { ReaderSession } from '../../contract/index.ts'

/**
 * The browser and operating system by which readers recognise their devices. Nothing more specific is stored,
 * since it would identify readers.
 */
export type Device = Pick<ReaderSession, 'browser' | 'system'>

/**
 * How browsers identify themselves in a User-Agent header. Most also name other browsers, so the first match
 * in this order counts.
 */
const BROWSER_MARKS = [
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const
const SYSTEM_MARKS = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\b(Linux|X11)\b/],
] as const
/** The number of characters of a User-Agent header that are read; ordinary browsers send fewer. */
const MAX_CHARACTERS = 400

/**
 * Returns the browser and the operating system that a User-Agent header names; each is null if the header names
 * none.
 */
export function parseUserAgent(userAgent: string): Device {
  const text = userAgent.slice(0, MAX_CHARACTERS)
  return {
    browser: BROWSER_MARKS.find(([, mark]) => mark.test(text))?.[0] ?? null,
    system: SYSTEM_MARKS.find(([, mark]) => mark.test(text))?.[0] ?? null,
  }
}
