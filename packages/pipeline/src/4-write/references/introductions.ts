import { stopWords } from '../../text/index.ts'

/** How an article introduces a person: with first name, and with the office where one stands in front. */
export interface Introduction {
  surname: string
  /** 'Celestino Mabunda' */
  name: string
  /** 'Mayor Celestino Mabunda', 'House Speaker Paul Ryan'; the name alone where no office stands in front. */
  whole: string
  /** Where the text has it: the offsets of office and name. */
  start: number
  end: number
}

const stops = [stopWords('en'), stopWords('nl')]
const PARTICLES = '(?:(?:van|de|der|den|ten|ter|von|bin|al|el|la|del|di|da|Van|De)\\s){0,3}'
const FIRST = "\\p{Lu}[\\p{Ll}’'-]+(?:\\p{Lu}[\\p{Ll}’'-]+)?"
/** 'Celestino Mabunda', 'John F. Kerry', 'Daan van der Berg'. */
const NAME = new RegExp(
  `(?<![\\p{L}\\p{N}’'])(?<first>${FIRST}(?:\\s\\p{Lu}\\.)*)\\s(?<last>${PARTICLES}${FIRST})(?!['’]?[\\p{L}\\p{N}])`,
  'gu',
)
/** Offices that stand in front of a name. */
const OFFICE =
  /(?:(?:former|acting|vice|deputy|interim|chief|prime|oud-?|vice-?|waarnemend)\s|(?:[\p{Lu}][\p{L}.]*\s)){0,3}(?:president|premier|minister|secretary|director|chairman|chairwoman|chair|speaker|governor|senator|representative|congressman|congresswoman|mayor|judge|justice|spokesman|spokeswoman|spokesperson|professor|captain|ambassador|commissioner|general|sheriff|leader|coach|manager|analyst|economist|researcher|ecologist|biologist|geologist|scientist|engineer|officer|candidate|counsel|prosecutor|lawyer|executive|sen\.|rep\.|gov\.|gen\.|dr\.?|prof\.|king|queen|prince|princess|pope|burgemeester|wethouder|minister-president|staatssecretaris|voorzitter|directeur|woordvoerder|woordvoerster|hoogleraar|onderzoeker|ecoloog|bioloog|sterrenkundige|trainer|bondscoach|kapitein|projectleider|officier|advocaat|koning|koningin)\s$/iu
const DUTCH_OFFICE =
  /^(?:burgemeester|wethouder|minister-president|staatssecretaris|voorzitter|directeur|woordvoerder|woordvoerster|hoogleraar|onderzoeker|ecoloog|bioloog|sterrenkundige|bondscoach|kapitein|projectleider|officier|advocaat|koning|koningin)$/i
/** Characters before a name in which its office stands. */
const REACH = 60
/** What looks like a first name and is none. */
const NOT_FIRST = new Set(
  `The A An In On At By For From With But And Or As If When While After Before Since This That These Those It He She They We Our Your His Her Its Their
  New North South East West Northern Southern Eastern Western Central Great Grand San Santa Saint St Los Las El La Le Fort Port Lake Mount Mt River
  White Black Red Green Blue Supreme High United National International Federal Royal General Attorney Prime Vice House Senate State
  President Premier Minister Secretary Mayor Governor Senator Judge Justice Captain King Queen Prince Princess Pope Mr Mrs Ms Dr Sir Lord Lady
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December
  Near Around Inside Outside Over Across Along Behind Beyond Between Among Above Below Within Without Through Upon Despite Unlike Via Per
  De Het Een In Op Bij Van Voor Met Door Na Sinds Tijdens Onder Uit Volgens Ook Maar Toen Nu Burgemeester Wethouder Koning Koningin
  Maandag Dinsdag Woensdag Donderdag Vrijdag Zaterdag Zondag American British French German Russian Chinese Iranian Israeli Indian Dutch
  Good Happy Big Old Young World Super Premier Social Daily Sunday Air Bank University College School Hotel Team Club`.split(
    /\s+/,
  ),
)
/** What looks like a surname and is none. */
const NOT_LAST =
  /^(?:Street|Road|Avenue|Square|Park|Island|Islands|Bay|River|Lake|City|Town|County|State|States|Court|House|Senate|Party|Bank|University|College|School|Hospital|Hotel|Airport|Airlines|Airways|Group|Company|Corporation|Institute|Council|Committee|Commission|Agency|Department|Ministry|Office|Police|Service|Union|League|Cup|Games|Open|Times|Post|News|Journal|Tower|Kingdom|Korea|Zealand|York|Africa|America|Jersey|Carolina|Dakota|Virginia|East|West|North|South|Trust|Act|Bill|Day|Week|Club|Team|Station|Center|Centre|Museum|Theatre|Church|Army|Navy|Force|Forces|Valley|Hills?|Beach|Coast|Ocean|Sea|Gulf|January|February|March|April|May|June|July|August|September|October|November|December)$/

/** What only a person does or is, beside a name. */
const SPEAKS =
  'said|says|told|tells|added|adds|wrote|writes|argued|asked|admitted|denied|tweeted|testified|resigned|announced|warned|zei|zegt|vertelt|vertelde|schrijft|noemt|stelt|vindt|aldus'

/** Whether a text shows that a name is a person's: who speaks, has an age, or is called Mr. */
function isPerson(text: string, name: string, surname: string): boolean {
  const [whole, last] = [name, surname].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(
    `(?:\\b(?:Mr|Mrs|Ms|Dr)\\.? (?:${last}|${whole})\\b)|(?:(?:${whole}|(?<!\\p{L} )${last}|\\p{Ll} ${last}|["”’] ${last}) (?:has |had |heeft |ook )?(?:${SPEAKS})\\b)|(?:\\b(?:${SPEAKS}) (?:${whole}|${last})\\b)|(?:${whole},? (?:\\(?\\d{2}\\)?\\b|who\\b|die\\b|an? \\p{Ll}|the \\p{Ll}))`,
    'u',
  ).test(text)
}

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

function officeBefore(text: string, at: number): string {
  const office = OFFICE.exec(text.slice(Math.max(0, at - REACH), at))?.[0].trim() ?? ''
  // Dutch writes offices small; one that begins a sentence is written as inside one.
  if (DUTCH_OFFICE.test(office)) return office.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
  // A sentence's first word may be anything: 'Yesterday Mayor Celestino Mabunda'.
  return /^(?:The|In|On|At|De|Het|But|And|When|While|As)\s/.test(office)
    ? office.replace(/^\S+\s/, '')
    : office
}

/** The people that a text names with first and last name, by surname; the introduction with an office counts most. */
export function introductionsIn(text: string): Map<string, Introduction> {
  const found = new Map<string, Introduction>()
  const names = new RegExp(NAME)
  for (let match = names.exec(text); match; match = names.exec(text)) {
    const { first = '', last = '' } = match.groups ?? {}
    const surname = last.split(' ').at(-1) ?? last
    const office = officeBefore(text, match.index)
    const known = found.get(surname)
    if (
      !canBeNames(first, surname) ||
      (!known && office === '' && !isPerson(text, `${first} ${last}`, surname))
    ) {
      // 'Mayor Celestino Mabunda': the name begins a word later.
      names.lastIndex = match.index + (first.split(' ')[0] ?? first).length
      continue
    }
    if (known && (office === '' || known.whole !== known.name)) continue
    const name = `${first} ${last}`
    const end = match.index + match[0].length
    const start = office === '' ? match.index : text.slice(0, match.index).trimEnd().length - office.length
    found.set(surname, { surname, name, whole: office === '' ? name : `${office} ${name}`, start, end })
  }
  return found
}

function canBeNames(first: string, surname: string): boolean {
  const [word = ''] = first.split(' ')
  const isWord = stops.some((words) => words.has(word.toLowerCase()))
  return !isWord && !OFFICE.test(`${word} `) && !NOT_FIRST.has(word) && !NOT_LAST.test(surname)
}

/** A surname on its own, or behind 'Mr': neither behind a first name or an office nor a part of a longer name. */
const ALONE = (surname: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?<before>[\\p{L}.’'-]+\\s)?(?<name>${surname.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})(?=(?<genitive>['’]s?)?(?<after>[^\\p{L}\\p{N}-]|$))`,
    'u',
  )
/** Words with a capital only because they begin a sentence. */
const BEGINS_SENTENCE =
  /^(?:The|An?|In|On|At|By|For|From|With|But|And|Or|As|If|When|While|After|Before|Since|What|Who|Why|How|Where|Because|Although|Though|Once|Under|Against|Like|Even|So|Yet|That|Op|Bij|Voor|Met|Door|Na|Sinds|Volgens|Maar|Toen|Als|Omdat|Nadat|Ook|Terwijl)\s$/
const POLITE = /^(?:Mr|Mrs|Ms|Miss)\.?\s$/

/** Where a text names a person by surname alone for the first time; undefined where the first mention introduces them. */
export function aloneIn(text: string, surname: string): { start: number; end: number } | undefined {
  const match = ALONE(surname).exec(text)
  if (!match) return undefined
  const before = match.groups?.before ?? ''
  const start = match.index + before.length
  const end = start + surname.length
  if (POLITE.test(before)) return { start: match.index, end }
  // 'Senator Warner', 'the Trump administration', 'Paul Ryan': what stands in front says who it is.
  if (/^\p{Lu}/u.test(before) && !BEGINS_SENTENCE.test(before)) return undefined
  if (/^(?:the|a|an|de|het|een)\s$/i.test(before)) return undefined
  if (OFFICE.test(text.slice(Math.max(0, start - REACH), start))) return undefined
  // 'Trump Tower', 'Manafort trial' in titles: a part of a name.
  return /^\s\p{Lu}/u.test(text.slice(end)) ? undefined : { start, end }
}

/** A text whose first mention of a person by surname alone has the first name and office that the sources give. */
export function introduced(text: string, { surname, whole }: Introduction): string {
  const at = aloneIn(text, surname)
  if (!at) return text
  const said = at.start === 0 || /[.!?]["”’]?\s$/.test(text.slice(0, at.start)) ? capitalised(whole) : whole
  return `${text.slice(0, at.start)}${said}${text.slice(at.end)}`
}
