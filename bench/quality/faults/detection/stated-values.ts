const SCALES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  duizend: 1e3,
  million: 1e6,
  miljoen: 1e6,
  billion: 1e9,
  miljard: 1e9,
}
const WORDS = [
  'zero one two three four five six seven eight nine ten eleven twelve',
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf',
]
const SMALL = new Map(
  WORDS.flatMap((line) => line.split(' ').map((word, value) => [word, value] as const)).filter(
    // 'een' is left out, because it is also the Dutch indefinite article.
    ([word]) => word !== 'een',
  ),
)
const NUMBER = /(?<![\p{L}\d.,:-])(?<digits>\d[\d.,]*)(?:\s(?<scale>\p{L}+))?/gu

/**
 * Parses a number: '14,800' and '14.800' are 14800, '4.2' and '4,2' are 4.2. Three digits after a point or
 * comma are thousands.
 */
function parsedNumber(digits: string): number {
  const plain = digits.replace(/[.,]+$/, '').replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '')
  return Number(plain.replace(',', '.'))
}

/**
 * Returns the numbers that a text states, in figures or as words up to twelve. Shares no code with the
 * newsroom.
 */
export function findStatedValues(text: string): Set<number> {
  const values = new Set<number>()
  for (const { groups } of text.matchAll(NUMBER))
    values.add(parsedNumber(groups?.digits ?? '') * (SCALES[groups?.scale?.toLowerCase() ?? ''] ?? 1))
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const value = SMALL.get(word.toLowerCase().replaceAll('é', 'e'))
    if (value !== undefined) values.add(value)
  }
  return values
}
