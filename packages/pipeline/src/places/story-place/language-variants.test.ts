import { describe, expect, test } from 'vitest'
import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import { tokeniseText } from '../../text/index.ts'
import { createLanguageVariantDetector } from './language-variants.ts'

const detect = createLanguageVariantDetector({
  placeCues: {
    variants: {
      US: ['color', 'sidewalk', 'attorney', 'mom'],
      GB: ['colour', 'pavement', 'solicitor', 'mum'],
      NL: ['gemeenteraad', 'wethouder'],
      BE: ['schepen', 'gemeenteraad'],
    },
  },
  personNames: { first: 'jan els piet', last: '' },
} as unknown as NewsroomData)
const variant = (text: string, language = 'en') => {
  const [found, ...more] = detect(tokeniseText(text), language)
  expect(more).toEqual([])
  return found && [found[0], Number(found[1].toFixed(2))]
}

test.each([
  ['the color of a sidewalk', ['US', 0.67]],
  ['the colour', ['GB', 0.33]],
  ['color color color', ['US', 0.33]],
  ['the Color, attorney, sidewalk and mom', ['US', 1]],
  ['the color, sidewalk and pavement', ['US', 0.33]],
  ['the color of a pavement', undefined],
  ['the dyke', undefined],
  ['', undefined],
])('the words of "%s" are those of %j', (text, expected) => {
  expect(variant(text)).toEqual(expected)
})

test('only the variants of the text’s own language count', () => {
  expect(variant('the color', 'nl')).toBeUndefined()
  expect(variant('de wethouder', 'nl')).toEqual(['NL', 0.33])
  expect(variant('de wethouder', 'en')).toBeUndefined()
  expect(variant('the color', 'de')).toBeUndefined()
})

test('a word of both variants decides nothing', () => {
  expect(variant('de gemeenteraad', 'nl')).toBeUndefined()
  expect(variant('de gemeenteraad en de schepen', 'nl')).toEqual(['BE', 0.33])
})

describe('a name with a particle', () => {
  test.each([
    ['schrijver Jan van Looveren', ['NL', 0.5]],
    ['schrijver Jan Van Looveren', ['BE', 0.5]],
    ['schrijver Jan van der Looveren', ['NL', 0.5]],
    ['schrijver Jan van looveren', undefined],
    ['schrijver Jan Looveren', undefined],
    ['schrijver jan van Looveren', undefined],
    ['schrijver Bert van Looveren', undefined],
    ['schrijver Jan, van Looveren', undefined],
    ['schrijver Jan van', undefined],
    ['Jan van Looveren en Els Van Dijk', undefined],
    ['Jan van Looveren en Els van Looveren', ['NL', 0.5]],
    ['Jan van Looveren en Els van Dijk', ['NL', 1]],
    ['Jan van Looveren, Els van Dijk, Piet van Bree en schepen Jan Van Aken', ['NL', 0.17]],
  ])('in "%s" shows the variant %j', (text, expected) => {
    expect(variant(text, 'nl')).toEqual(expected)
  })

  test('counts in Dutch alone', () => {
    expect(variant('writer Jan van Looveren')).toBeUndefined()
  })
})
