/** Words for kinds of first-level regions, such as 'Province', that are removed from the end of a name. */
const FIRST_LEVEL =
  `Province County Region Department District Oblast Parish State Municipality Governorate Republic Division
Krai Voivodeship Kray Capital Prefecture oblast Oblast'`.split(/\s+/)
/**
 * Words for kinds of second-level regions that are removed from the end of a name. 'County' isn't removed,
 * because the rest of the name would be ambiguous.
 */
const SECOND_LEVEL = ['District', 'Division', 'Province', 'Zila']
/** Words for kinds of regions that are removed from the beginning of a name, longer ones first. */
const IN_FRONT =
  `City and Borough of|City of|State of|County of|Republic of|Royal Borough of|Borough of|Regional District of
District of|Muhafazat|Provincie|Province de|Province du|Province of|Provincia de|Provincia da|Provincia di|Provincia del|Provincia
Città metropolitana di|Département du`.split(/[|\n]/)
/** Names of regions that exist in many countries, so that newspapers always add the country. */
const COMMON_WORDS = new Set(
  `capital|central|centre|centrale|northern|southern|eastern|western|north|south|east|west|federal|national|nord|sud|est|ouest
littoral|north east|north west|south east|central region`.split(/[|\n]/),
)
/**
 * The minimum length of a region's name without its kind; shorter names, such as 'Oro', are also ordinary
 * words.
 */
const MIN_BARE = 4

/**
 * Removes the kind of region from the end and the beginning of a name: 'Lahore District' becomes 'Lahore'.
 */
function bareName(name: string, kinds: readonly string[]): string {
  const behind = kinds.find((kind) => name.endsWith(` ${kind}`))
  const shorter = behind ? name.slice(0, -behind.length - 1) : name
  const before = IN_FRONT.find((kind) => shorter.startsWith(`${kind} `))
  return before ? shorter.slice(before.length + 1) : shorter
}

function bothNames(name: string, kinds: readonly string[]): string[] {
  const bare = bareName(name, kinds)
  const isName = bare !== name && bare.length >= MIN_BARE && !COMMON_WORDS.has(bare.toLowerCase())
  return isName ? [name, bare] : [name]
}

/**
 * The names under which newspapers write a region: as listed, and without its kind ('Lahore District',
 * 'Lahore').
 *
 * @param level 1 for states and provinces, 2 for what they are divided into
 * @returns an empty list for a region whose name exists in many countries
 */
export function listRegionNames(listed: string, country: string, level: 1 | 2): string[] {
  const name = listed.replaceAll('’', "'").replace(/ {2,}/g, ' ')
  if (COMMON_WORDS.has(name.toLowerCase())) return []
  if (level === 1) return bothNames(name, FIRST_LEVEL)
  if (country === 'US') return [name]
  if (country === 'NL') return [name.replace(/^Gemeente /, '')]
  if (country === 'TW') return bothNames(name, ['County'])
  if (country === 'CA') return bothNames(name, [])
  if (country === 'IE' && /^[A-Z][a-z]+$/.test(name) && !/^(?:Dublin|Fingal)$/.test(name))
    return [name, `County ${name}`]
  return bothNames(name, SECOND_LEVEL)
}
