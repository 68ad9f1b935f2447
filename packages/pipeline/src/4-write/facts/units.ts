const MEASURE_WORDS: Record<string, string> = {
  km: 'km kilometre kilometres kilometer kilometers',
  m: 'metre metres meter meters',
  cm: 'cm centimetre centimetres centimeter centimeters',
  mm: 'mm millimetre millimetres millimeter millimeters',
  mile: 'mile miles mijl',
  foot: 'foot feet voet',
  tonne: 'tonne tonnes ton tons',
  kg: 'kg kilo kilos kilogram kilograms kilogramme kilogrammes',
  gram: 'gram grams gramme grammes',
  litre: 'litre litres liter liters',
  hectare: 'hectare hectares',
  acre: 'acre acres',
  degree: 'degree degrees graden',
  'light-year': 'lightyear lightyears lichtjaar',
  MW: 'mw megawatt megawatts',
  GW: 'gw gigawatt gigawatts',
  hour: 'hour hours uur uren',
  minute: 'minute minutes minuut minuten',
  second: 'second seconds seconde seconden',
  day: 'day days dag dagen',
  week: 'week weeks weken',
  month: 'month months maand maanden',
  year: 'year years jaar jaren',
}
const MEASURES = new Map(
  Object.entries(MEASURE_WORDS).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word, unit] as const),
  ),
)

/** The measure that a lower-case word names. */
export function measureOf(word: string): string | undefined {
  return MEASURES.get(word)
}
