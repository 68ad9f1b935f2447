import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An attack of each kind in the well-known lists. Each runs if it is inserted into a page as markup. */
const OWN = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  `'><script>alert(1)</script>`,
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '</textarea></style><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<iframe src="javascript:parent.alert(1)"></iframe>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<details open ontoggle=alert(1)>x',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=alert(1)>x',
  '<script src="data:text/javascript,alert(1)"></script>',
  'javascript:alert(1)//"><svg/onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}<svg/onload=alert(1)>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt><svg/onload=alert(1)>',
  '\u202e<svg/onload=alert(1)>\ud800',
]

/** URLs of links or pictures that would run code, show a foreign page, or make a request to another host. */
export const HOSTILE_URLS = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://outside.example/0b7ad8f3',
  'vbscript:alert(1)',
  'file:///etc/passwd',
  'view-source:https://outside.example/',
  '//outside.example/picture',
  'https://outside.example/picture.jpg',
]

/**
 * The maximum length of an attack. Editions contain no longer texts, and browsers take minutes to lay them
 * out.
 */
const MAX_TEXT = 4000

/** The attacks to test with. */
export interface AttackCorpus {
  payloads: string[]
  /** The payloads that are known to run in Chromium if nothing prevents it. */
  live: string[]
}

/**
 * Reads the corpus: the project's own attacks, and the public lists in the folder PLAINWIRE_DATA, if that is
 * set.
 */
export function readCorpus(): AttackCorpus {
  const data = process.env.PLAINWIRE_DATA
  if (!data) return { payloads: OWN, live: OWN }
  const text = (name: string) => readFileSync(join(data, 'security', name), 'utf8')
  const lines = (name: string) =>
    text(name)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  const fired: [string, string][] = JSON.parse(text('xss-fired-chromium156.json'))
  const live = [...OWN, ...fired.map(([, payload]) => payload)]
  const all: string[] = [
    ...live,
    ...lines('xss-payloads.jsonl').map(({ payload }) => payload),
    ...JSON.parse(text('dompurify-expect.json')).map(({ payload }: { payload: string }) => payload),
    ...lines('svg-payloads.jsonl').map(({ svg }) => svg),
    ...lines('headline-attacks.jsonl').map((attack) => attack.text),
    ...JSON.parse(text('blns.json')),
  ]
  const cut = (texts: readonly string[]) => [...new Set(texts.map((text) => text.slice(0, MAX_TEXT)))]
  return { payloads: cut(all.filter((payload) => payload?.trim())), live: cut(live) }
}

/** Headlines that could displace, cover or reverse neighbouring text; one of each kind. */
const OWN_HEADLINES = [
  'Bank \u202emoc.elgoog rises',
  '\u2067\u2067\u2067never closed',
  `Z${'\u0301\u0302\u0489'.repeat(300)}a`,
  'W'.repeat(3_000),
  'https://outside.example/'.padEnd(2_000, 'x'),
  '\u{1f469}\u200d'.repeat(200),
  '\ufdfd'.repeat(120),
  'a\n\n\n\n\n\n\n\n\n\nb\tc',
  'pay\u200bpal\u00ad\u2060\ufeff \u{e0041}\u{e007f}',
  '\ud800 lone \udc00',
]

/**
 * Reads headlines that could displace, cover or reverse neighbouring text: the project's own, and the list in
 * the folder PLAINWIRE_DATA, if that is set.
 */
export function readHostileHeadlines(): string[] {
  const data = process.env.PLAINWIRE_DATA
  if (!data) return OWN_HEADLINES
  const lines = readFileSync(join(data, 'security', 'headline-attacks.jsonl'), 'utf8')
    .trim()
    .split('\n')
  const listed: string[] = lines.map((line) => JSON.parse(line).text)
  return [...OWN_HEADLINES, ...listed].map((text) => text.slice(0, MAX_TEXT)).filter((text) => text.trim())
}
