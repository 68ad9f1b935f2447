import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testNewsroomData } from '../newsroom/newsroom.fixture.ts'
import { createHeadlineAndTextJudge } from './judge.ts'

const judge = createHeadlineAndTextJudge(testNewsroomData)

test.each([
  ['en', 'You won’t believe what this storm did to Beira'],
  ['en', '10 things only people who grew up near the sea understand'],
  ['en', 'This popular café suddenly closed. Here’s why'],
  ['nl', 'Je gelooft nooit wat deze storm met Beira deed'],
  ['nl', 'Zo bespaar je honderden euro’s op je energierekening'],
] as const)('B4 %s "%s" is clickbait', (language, title) => {
  expect(judge.clickbait(title, language)).toBeGreaterThan(0.5)
})

test.each([
  ['en', 'Six dead as storm breaks dyke in Beira'],
  ['en', 'Central bank cuts interest rate to 3.25 percent'],
  ['en', 'Trump plans $200M ballroom in East Wing expansion'],
  ['nl', 'Zes doden door storm in Beira'],
  ['nl', 'Gemeenteraad stemt in met autovrije kades'],
] as const)('B4 %s "%s" is plain', (language, title) => {
  expect(judge.clickbait(title, language)).toBeLessThan(0.5)
})

test('B4 the devices are named and marked at their positions', () => {
  const title = 'Could this be the BIGGEST wave ever? You decide!'
  const { marks } = judge.text({ title })
  const words = Object.fromEntries(marks.map(({ kind, start, end }) => [kind, title.slice(start, end)]))
  expect(words).toMatchObject({
    capitals: 'BIGGEST',
    question: title.slice(0, 36),
    second_person: 'You',
    emotion: '!',
  })
})

test('loaded words outside quotations cost neutrality, quoted ones cost nothing', () => {
  const plain =
    'The minister answered questions in parliament about the budget and about the delay of the tunnel, and said a new date would follow.'
  const loaded =
    'The disgraceful minister ranted in parliament about the outrageous budget and about the shameful delay of the tunnel, and said a new date would follow.'
  const quoted =
    'The minister answered questions in parliament about what a member called “a disgraceful and outrageous and shameful delay”, and said a new date would follow.'
  const neutrality = (text: string) => judge.text({ title: 'Minister answers questions', text }).neutrality
  expect(neutrality(plain)).toBe(10)
  expect(neutrality(loaded)).toBeLessThan(7)
  expect(neutrality(quoted)).toBe(10)
})

test('names are no judgement', () => {
  expect(judge.text({ title: 'Mayor of Savage visits Evil Creek' }).neutrality).toBe(10)
})

test('scores are between 0 and 10 with one decimal', () => {
  const { cleanliness, neutrality } = judge.text({
    title: 'SHOCKING!!! You won’t BELIEVE this disgusting liar?',
    text: 'Disgusting! '.repeat(50),
  })
  for (const score of [cleanliness, neutrality]) {
    expect(score).toBeGreaterThanOrEqual(0)
    expect(Math.round(score * 10) / 10).toBe(score)
  }
})

test.each([
  ['en', 'Volcano erupts in Iceland', 'Row erupts over budget'],
  ['nl', 'Vulkaan barst uit op IJsland', 'Ruzie barst uit over begroting'],
] as const)('what a volcano does is no loaded word (fault 14), %s', (language, literal, loaded) => {
  expect(judge.text({ title: literal, language }).neutrality).toBe(10)
  expect(judge.text({ title: loaded, language }).neutrality).toBeLessThan(10)
})

/** Parts of hostile texts, such as the names of properties that every JavaScript object or array has. */
const hostile = fc.oneof(
  fc.constantFrom(
    ...Object.getOwnPropertyNames(Object.prototype),
    ...Object.getOwnPropertyNames(Array.prototype),
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    '.',
    '?!',
    '“',
    "'",
    '-',
    '0',
    '\u0000',
    '\ud800',
    '\u202e',
    'we',
    'shocking',
    'naar',
  ),
)
const hostileText = fc.array(hostile, { maxLength: 30 }).map((words) => words.join(' '))

test('every score of every text is a number in its range', () => {
  fc.assert(
    fc.property(hostileText, hostileText, fc.constantFrom('en', 'nl', 'xx'), (title, text, language) => {
      const { clickbait, cleanliness, neutrality, tidiness } = judge.text({ title, text, language })
      for (const share of [clickbait, tidiness, cleanliness / 10, neutrality / 10])
        expect(share >= 0 && share <= 1).toBe(true)
      for (const voice of ['en', 'nl'] as const) expect(judge.voice(text, voice)).not.toBeNaN()
    }),
    { examples: [['constructor', 'constructor', 'en']] },
  )
})
