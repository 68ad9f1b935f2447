import { describe, expect, test } from 'vitest'
import { testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { tokeniseText } from '../../text/index.ts'
import { buildPlaceCues, detectTitleCase, PlaceNameContext } from './place-surroundings.ts'

/** The context of the name in curly brackets; the brackets aren't part of the text. */
function around(marked: string) {
  const start = marked.indexOf('{')
  const end = marked.indexOf('}') - 1
  const text = marked.replace(/[{}]/g, '')
  const tokens = tokeniseText(text)
  const name = text.slice(start, end)
  return new PlaceNameContext(text, tokens, {
    name,
    key: name.toLowerCase(),
    at: tokens.findIndex((token) => token.start === start),
    words: tokeniseText(name).length,
    start,
    end,
    named: { kind: 'feature' },
  })
}

describe('the words around a name', () => {
  test('are two on either side, beyond all words of the name', () => {
    const { before, earlier, after, later } = around('rain fell over {New York City} for two days')
    expect([earlier, before, after, later].map((token) => token?.text)).toEqual([
      'fell',
      'over',
      'for',
      'two',
    ])
  })

  test('are missing at the ends of the text', () => {
    const { before, earlier, after, later, touchesBefore, touchesAfter, isFirst } = around('{Beira}')
    expect([before, earlier, after, later]).toEqual([undefined, undefined, undefined, undefined])
    expect([touchesBefore, touchesAfter, isFirst]).toEqual([false, false, true])
  })

  test.each([
    ['in {Beira} today', true, true],
    ['in\u00a0{Beira}\u00a0today', true, true],
    ['in  {Beira}  today', false, false],
    ['in, {Beira}, today', false, false],
    ['Mr. {Beira} said', true, true],
    ['Prof. {Beira} said', true, true],
    ['Judge. {Beira} said', false, true],
    ['in ({Beira}) today', false, false],
    ['in\n{Beira}\ntoday', false, false],
  ])('touch the name only with a space between them: %j', (text, touchesBefore, touchesAfter) => {
    const near = around(text)
    expect([near.touchesBefore, near.touchesAfter]).toEqual([touchesBefore, touchesAfter])
  })

  test.each([
    ['{Beira}, Mozambique', true, false],
    ['{Beira} , Mozambique', true, false],
    ['{Beira},Mozambique', false, false],
    ['Beira, {Mozambique}', false, true],
    ['Beira,{Mozambique}', false, false],
    ['Beira {Mozambique} today', false, false],
  ])('may be separated by a comma: %s', (text, commaAfter, commaBefore) => {
    const near = around(text)
    expect([near.commaAfter, near.commaBefore]).toEqual([commaAfter, commaBefore])
  })
})

test.each([
  ['the city of {Beira}', true],
  ['the village of {Beira}', true],
  ['the City of {Beira}', true],
  ['the citizens of {Beira}', false],
  ['the city in {Beira}', false],
  ['city {Beira}', false],
])('a name is called a place in "%s": %s', (text, expected) => {
  expect(around(text).isCalledPlace).toBe(expected)
})

test.each([
  ['{BEIRA} - A man was', true],
  ['{BEIRA} — A man was', true],
  ['{BEIRA} -- A man was', true],
  ['{BEIRA} (Reuters) - A man was', true],
  ['{BEIRA}, Mozambique - A man was', true],
  ['{BEIRA}- A man was', true],
  ['{Beira} - A man was', false],
  ['{BEI} - A man was', false],
  ['{BEIRA} A man was', false],
  ['{BEIRA} -A man was', false],
  ['near {BEIRA} - A man was', false],
  [`{BEIRA} (${'x'.repeat(21)}) - A man`, false],
])('a name is a dateline in "%s": %s', (text, expected) => {
  expect(around(text).isDateline).toBe(expected)
})

test.each([
  ['Kaitlin Craig of {Beira} said', true],
  ['Davis, 43, of {Beira} said', true],
  ['a man aged 43 of {Beira} said', true],
  ['people of {Beira} said', false],
  ['Craig in {Beira} said', false],
])('a name is where a person lives in "%s": %s', (text, expected) => {
  expect(around(text).isOfPerson).toBe(expected)
})

test.each([
  ['Smith (D-{Pleasanton}) said', true],
  ['R-{Florence}', true],
  ['Rep. Smith, I-{Florence}', true],
  ['X-{Florence} said', false],
  ['AD-{Florence} said', false],
  ['D {Florence} said', false],
])('a name follows the letter of a party in "%s": %s', (text, expected) => {
  expect(around(text).isOfParty).toBe(expected)
})

test.each([
  ['a title\n{Beira}\nA man', true],
  ['a title\n {Beira} \nA man', true],
  ['a title\n{Beira} said\nA man', false],
  ['near {Beira}\nA man', false],
])('a name is alone on its line in %j: %s', (text, expected) => {
  expect(around(text).isAlone).toBe(expected)
})

test.each([
  ['a man ({Beira}) said', true],
  ['a man ({Beira}, Mozambique) said', true],
  ['a man ( {Beira} ) said', true],
  ['a man (in {Beira}) said', false],
  ['a man ({Beira} said', false],
])('a name is in brackets in "%s": %s', (text, expected) => {
  expect(around(text).inBrackets).toBe(expected)
})

describe('capitals mean nothing', () => {
  const titles = (text: string) => {
    const tokens = tokeniseText(text)
    const flags = detectTitleCase(tokens)
    expect(flags).toHaveLength(tokens.length)
    return tokens.filter((_, at) => flags[at]).map((token) => token.text)
  }

  test('in a sentence with most of its longer words capitalised, and in that alone', () => {
    expect(titles('Storm Kills Many Near Coast. The storm came from Beira.')).toEqual([
      'Storm',
      'Kills',
      'Many',
      'Near',
      'Coast',
    ])
    expect(titles('The storm came from Beira. Storm Kills Many Near Coast')).toEqual([
      'Storm',
      'Kills',
      'Many',
      'Near',
      'Coast',
    ])
  })

  test.each([
    ['Storm Kills Many people', false],
    ['Storm Kills Many Near Coast today', true],
    ['Storm Hits Coast', false],
    ['They met on Monday Tuesday Friday', false],
    ['They saw a Cat and Dog', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(titles(text).length > 0).toBe(expected)
  })
})

test('surnames of the list of places are surnames too', () => {
  const cues = buildPlaceCues(testNewsroomData)
  const [surname = ''] = testNewsroomData.placeWords.surnames
  expect(surname).not.toBe('')
  expect(cues.lastNames.has(surname)).toBe(true)
  expect(cues.firstNames.has(testNewsroomData.personNames.first.split(' ')[0] ?? '')).toBe(true)
  expect(cues.titles).toEqual(new Set(testNewsroomData.placeCues.words.titles))
})
