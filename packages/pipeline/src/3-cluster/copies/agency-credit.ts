import type { Publisher } from '@plainwire/domain/feed'

/** News agencies whose copy others carry, as they are credited in English, Dutch, German and French papers. */
const AGENCIES = [
  'Reuters',
  'Associated Press',
  'AP',
  'Agence France-Presse',
  'AFP',
  'ANP',
  'Belga',
  'DPA',
  'EFE',
  'ANSA',
  'Press Association',
  'PA Media',
  'PA',
  'AAP',
  'Canadian Press',
  'Kyodo',
  'Xinhua',
  'TASS',
  'Interfax',
  'UPI',
  'Bloomberg',
  'Yonhap',
  'PTI',
  'IANS',
  'Anadolu',
  'Ritzau',
  'NTB',
  'TT',
  'Lusa',
  'APA',
  'Keystone-SDA',
  'GPD',
  'Bernama',
  'Antara',
  'MENA',
  'PAP',
]
/** Credits stand in the first or last so many characters of a text, or in the byline. */
const HEAD_CHARACTERS = 160
const TAIL_CHARACTERS = 220
/** Names this short mean nothing outside brackets and bylines. */
const SHORT = 4

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface Credit {
  key: string
  name: string
  byline: RegExp
  inText: RegExp
}

function creditOf(name: string): Credit {
  const plain = escaped(name.replace(/^\(|\)$/g, ''))
  const word = `(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`
  const bracketed = `[(/–—-]\\s*${plain}\\s*[)/–—-]`
  const phrased = `(?:reporting by|source|bron|with|copyright|©|from|van|door|by|with material from|met informatie van)[:\\s]+(?:the )?${word}`
  const isShort = name.length <= SHORT
  return {
    name,
    key: name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
    byline: new RegExp(word, isShort ? 'u' : 'iu'),
    inText: new RegExp(
      isShort ? `${bracketed}|(?:©|source:|bron:)\\s*${word}` : `${bracketed}|${phrased}`,
      isShort ? 'u' : 'iu',
    ),
  }
}

/** Names that mean one agency. */
const SAME: Record<string, string> = {
  ap: 'associatedpress',
  afp: 'agencefrancepresse',
  pa: 'pressassociation',
  pamedia: 'pressassociation',
}
const CREDITS = AGENCIES.map(creditOf)

/** The credits of the agencies among our publishers, beside the well-known ones. */
export function agencyCredits(publishers: Iterable<Publisher>): Credit[] {
  const own = [...publishers].filter(({ kind }) => kind === 'agency')
  return [
    ...own.flatMap(({ name, credits }) =>
      [name, ...credits].map((credit) => ({ ...creditOf(credit), name, key: creditOf(name).key })),
    ),
    ...CREDITS,
  ]
}

/** The agency a text is credited to, by a key that all of its names share; undefined where none is named. */
export function agencyOf(article: Credited, credits: readonly Credit[]): string | undefined {
  return creditedTo(article, credits)?.key
}

/** The same as its name is written in full. */
export function agencyName(article: Credited, credits: readonly Credit[]): string | undefined {
  return creditedTo(article, credits)?.name
}

type Credited = { byline: string | undefined; text: string }

function creditedTo({ byline: line = '', text }: Credited, credits: readonly Credit[]): Credit | undefined {
  const head = text.slice(0, HEAD_CHARACTERS)
  const tail = text.slice(HEAD_CHARACTERS).slice(-TAIL_CHARACTERS)
  const named = credits.find(
    ({ byline, inText }) => byline.test(line) || inText.test(head) || inText.test(tail),
  )
  const key = named && SAME[named.key]
  return key === undefined ? named : credits.find((credit) => credit.key === key)
}
