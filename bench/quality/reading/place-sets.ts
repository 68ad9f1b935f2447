import { join } from 'node:path'
import { listCityRecords } from '@plainwire/pipeline'
import { readLines, readText } from '../read-data.ts'

/** A text whose places were labelled by hand. */
export interface GeoDocument {
  title?: string
  text: string
  gold: { start: number; end: number; name: string; point?: [number, number] }[]
  /** The country of most labels, or the labelled country of the text. */
  country?: string
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
const unescaped = (text: string) =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_all, name) => ENTITIES[name] ?? '')
const inner = (xml: string, tag: string) =>
  new RegExp(`<${tag}>(?:<!\\[CDATA\\[)?([\\s\\S]*?)(?:\\]\\]>)?</${tag}>`).exec(xml)?.[1] ?? ''
const textIn = (xml: string) =>
  xml.includes('<text><![CDATA[') ? inner(xml, 'text') : unescaped(inner(xml, 'text'))

function mostCommon(values: readonly string[]): string | undefined {
  const times = new Map<string, number>()
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1)
  return [...times].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0]?.[0]
}

const towns = listCityRecords()

/** Returns the country of the nearest town of at least 15,000 people. */
function countryAt([latitude, longitude]: [number, number]): string {
  let [best, country] = [Number.POSITIVE_INFINITY, '']
  for (const town of towns) {
    const east = (town.longitude - longitude) * Math.cos((latitude * Math.PI) / 180)
    const away = (town.latitude - latitude) ** 2 + east ** 2
    if (away < best) [best, country] = [away, town.country_code]
  }
  return country
}

function labels(xml: string, tag: string, name: string): GeoDocument['gold'] {
  return Array.from(xml.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g')), ([, label = '']) => {
    const latitude = inner(label, 'lat')
    const point: [number, number] = [Number(latitude), Number(inner(label, 'lon'))]
    return {
      start: Number(inner(label, 'start')),
      end: Number(inner(label, 'end')),
      name: unescaped(inner(label, name)),
      ...(latitude && { point }),
    }
  })
}

function withCountry(document: GeoDocument): GeoDocument {
  const country = mostCommon(document.gold.flatMap(({ point }) => (point ? [countryAt(point)] : [])))
  return { ...document, ...(country && { country }) }
}

/** Reads the Local-Global Lexicon: articles of local papers, mostly American. */
export async function readLocalGlobalLexicon(file: string): Promise<GeoDocument[]> {
  const articles = (await readText(file)).matchAll(/<article [^>]*>([\s\S]*?)<\/article>/g)
  return Array.from(articles, ([, xml = '']) =>
    withCountry({ text: textIn(xml), gold: labels(xml, 'toponym', 'phrase') }),
  )
}

/** Corrects the positions of labels in GeoVirus, some of which are one character off. */
function corrected(text: string, label: GeoDocument['gold'][number]): GeoDocument['gold'] {
  if (label.name === '') return []
  const start = [label.start, label.start - 1, label.start + 1].find((at) => text.startsWith(label.name, at))
  const found = start ?? text.indexOf(label.name)
  return found < 0 ? [] : [{ ...label, start: found, end: found + label.name.length }]
}

/** Reads GeoVirus: Wikinews articles on epidemics. Its empty labels are left out. */
export async function readGeoVirus(file: string): Promise<GeoDocument[]> {
  const articles = (await readText(file)).matchAll(/<article>([\s\S]*?)<\/article>/g)
  return Array.from(articles, ([, xml = '']) => {
    const text = textIn(xml)
    return withCountry({
      text,
      gold: labels(xml, 'location', 'name').flatMap((label) => corrected(text, label)),
    })
  })
}

function conllDocument(lines: readonly string[]): GeoDocument {
  const document: GeoDocument = { text: '', gold: [] }
  let open: GeoDocument['gold'][number] | undefined
  for (const line of lines) {
    const [word = '', , tag = ''] = line.trim().split(' ')
    if (word === '') document.text += '\n'
    const start = document.text.length
    if (tag === 'B-LOC') {
      open = { start, end: start + word.length, name: word }
      document.gold.push(open)
    } else if (tag === 'I-LOC' && open) open.end = start + word.length
    else open = undefined
    if (word !== '') document.text += `${word} `
  }
  return document
}

/** Reads CoNLL-2002, Dutch: Flemish newspaper text with marked places, people and organisations. */
export async function readConll(folder: string): Promise<GeoDocument[]> {
  const texts = await Promise.all(['ned.train', 'ned.testa'].map((file) => readText(join(folder, file))))
  return texts.flatMap((text) =>
    text
      .split(/^-DOCSTART-.*$/m)
      .filter((part) => part.trim() !== '')
      .map((part) => conllDocument(part.split('\n'))),
  )
}

const BELGIAN =
  'België|Vlaanderen|Brussel|Genk|Lier|Leuven|Oostkamp|Nijvel|Brugge|Torhout|De Pinte|Sint-Niklaas|Overijse|Essen (België)|Bree|Leopoldsburg|Herentals|Hasselt|Oostende|Mechelen|Herent|Anderlecht|Sint-Gillis|Charleroi|Oost-Vlaanderen|Dadizele|Antwerpen|Gent|Hamont-Achel'
const ABROAD: Record<string, string> = {
  'Verenigde Staten': 'US',
  'New York': 'US',
  Frankrijk: 'FR',
  China: 'CN',
  Duitsland: 'DE',
  Rusland: 'RU',
  'El Salvador': 'SV',
  Israël: 'IL',
  Gaza: 'PS',
  Spanje: 'ES',
  Zweden: 'SE',
  Italië: 'IT',
  Oekraïne: 'UA',
  Turkije: 'TR',
  Kazachstan: 'KZ',
  'Saoedi-Arabië': 'SA',
  Pilsen: 'CZ',
  Egypte: 'EG',
  Iran: 'IR',
  Oostenrijk: 'AT',
}
/** Places that belong to several countries. */
const NO_COUNTRY = new Set(['Europese Unie', 'Eurozone'])
const belgian = new Set(BELGIAN.split('|'))

function countryOfLabel(place: string): string | undefined {
  if (NO_COUNTRY.has(place)) return undefined
  return ABROAD[place] ?? (belgian.has(place) ? 'BE' : 'NL')
}

/** Reads Dutch and Flemish items with the country of the place that they are labelled with. */
export async function readDutchItemsWithCountry(folder: string): Promise<GeoDocument[]> {
  const items = await readLines<{ id: string; title: string; text: string }>(join(folder, 'items.jsonl'))
  const { place }: { place: Record<string, string> } = JSON.parse(await readText(join(folder, 'labels.json')))
  return items.flatMap(({ id, title, text }) => {
    const country = place[id] && countryOfLabel(place[id])
    return country ? [{ title, text, gold: [], country }] : []
  })
}
