import type { ReaderSession } from '../contract/index.ts'

/** What a reader tells their devices apart by. Nothing finer is kept: it would tell readers apart. */
export type Device = Pick<ReaderSession, 'browser' | 'system'>

/** Most name themselves after others too: the first that fits counts. */
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
/** Browsers say less; whoever says more says it for another reason. */
const MAX_CHARACTERS = 400

/** Which browser on which system a User-Agent header names; null where it doesn't say. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, MAX_CHARACTERS)
  return {
    browser: BROWSER_MARKS.find(([, mark]) => mark.test(text))?.[0] ?? null,
    system: SYSTEM_MARKS.find(([, mark]) => mark.test(text))?.[0] ?? null,
  }
}
