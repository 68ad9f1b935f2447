import { expect, test } from 'vitest'
import { listHeadlineChanges } from './headline-changes.ts'

const HEADLINE = 'Dyke breaks in Beira'
const changes = (title: string, headline = HEADLINE, from: { summary?: string; text?: string } = {}) =>
  listHeadlineChanges(headline, { id: 'a', title, summary: '', text: '', ...from }).map(
    ({ step, removed }) => (removed === undefined ? step : `${step}: ${removed}`),
  )

test('each change names the article that the headline is from', () => {
  expect(listHeadlineChanges(HEADLINE, { id: 'a1', title: HEADLINE, summary: '', text: '' })).toEqual([
    { step: 'unchanged', removed: undefined, articleId: 'a1' },
  ])
  expect(
    listHeadlineChanges(HEADLINE, { id: 'a1', title: `LIVE: ${HEADLINE} | Gazette`, summary: '', text: '' }),
  ).toEqual([
    { step: 'label_removed', removed: 'LIVE', articleId: 'a1' },
    { step: 'site_name_removed', removed: 'Gazette', articleId: 'a1' },
  ])
})

test.each([
  ['the same', HEADLINE],
  ['white space at both ends', `  ${HEADLINE} `],
  ['more white space inside', 'Dyke  breaks\tin Beira'],
])('a title with %s is unchanged', (_, title) => {
  expect(changes(title)).toEqual(['unchanged'])
})

test.each([
  ['LIVE: Dyke breaks in Beira', ['label_removed: LIVE']],
  ['[Live blog] Dyke breaks in Beira', ['label_removed: Live blog']],
  ['2026: Dyke breaks in Beira', ['label_removed: 2026']],
  ['Dyke breaks in Beira (video)', ['label_removed: video']],
  ['Dyke breaks in Beira - [video]', ['label_removed: video']],
  ['Dyke breaks in Beira (photos) – The Gazette', ['label_removed: photos) – The Gazette']],
  ['Dyke breaks in Beira | The Gazette', ['site_name_removed: The Gazette']],
  ['Dyke breaks in Beira • The Gazette', ['site_name_removed: The Gazette']],
  ['Dyke breaks in Beira · The Gazette', ['site_name_removed: The Gazette']],
  ['Dyke breaks in Beira – The Gazette', ['site_name_removed: The Gazette']],
  ['Dyke breaks in Beira — The Gazette', ['site_name_removed: The Gazette']],
  ['Dyke breaks in Beira - The Gazette (UK)', ['site_name_removed: The Gazette (UK']],
  ['Dyke breaks in Beira|Gazette', ['site_name_removed: Gazette']],
  ['LIVE: Dyke breaks in Beira (video)', ['label_removed: LIVE', 'label_removed: video']],
])('what was removed from "%s" is listed', (title, expected) => {
  expect(changes(title)).toEqual(expected)
})

test('a part with marks alone is no label', () => {
  expect(changes('*** Dyke breaks in Beira! ***')).toEqual(['marks_removed'])
  expect(changes('“Dyke breaks” in Beira')).toEqual(['marks_removed'])
  expect(changes('Dijk van Beira breekt?', 'Dijk van Beira breekt')).toEqual(['marks_removed'])
})

test('marks aren’t mentioned beside another change', () => {
  expect(changes('LIVE: “Dyke breaks” in Beira!')).toEqual(['label_removed: LIVE'])
})

test.each([
  ['DYKE BREAKS in Beira', HEADLINE, ['capitals_lowered']],
  ['Dyke breaks in BEIRA', HEADLINE, ['capitals_lowered']],
  ['14 Dykes Break', '14 Dykes break', ['capitals_lowered']],
  [
    'LIVE: DYKE BREAKS IN BEIRA | The Gazette',
    HEADLINE,
    ['label_removed: LIVE', 'site_name_removed: The Gazette', 'capitals_lowered'],
  ],
  ['LIVE: dyke breaks in Beira', HEADLINE, ['label_removed: LIVE']],
  ['LIVE: Dyke breaks in Beira', 'dyke breaks in Beira', ['label_removed: LIVE']],
  ['LIVE: UNESCO visits Beira', 'UNESCO visits Beira', ['label_removed: LIVE']],
  ['LIVE: “D66” wint in Beira', 'D66 wint in Beira', ['label_removed: LIVE']],
])('capitals of "%s" are lowered in "%s" or not', (title, headline, expected) => {
  expect(changes(title, headline)).toEqual(expected)
})

test('a letter that becomes two in lower case moves nothing', () => {
  expect(changes('LIVE: dyke in İzmir breaks | The Gazette', 'Dyke in İzmir breaks')).toEqual([
    'label_removed: LIVE',
    'site_name_removed: The Gazette',
  ])
})

const TEASER = 'You won’t believe this'
test('a headline that its title lacks is a sentence of the article, or else reworded', () => {
  const text = 'The sea rose. Dyke breaks in Beira. More follows.'
  expect(changes(TEASER, HEADLINE, { text })).toEqual(['first_sentence'])
  expect(changes(TEASER, HEADLINE, { text: '“DYKE breaks”, in Beira.' })).toEqual(['first_sentence'])
  expect(changes(TEASER, HEADLINE, { summary: text })).toEqual(['first_sentence'])
  expect(changes(TEASER, 'Dyke broke in Beira', { text })).toEqual(['reworded'])
  expect(changes(TEASER, HEADLINE)).toEqual(['reworded'])
  expect(changes('', HEADLINE)).toEqual(['reworded'])
  expect(changes('14 dead in Beira', '12 dead in Beira')).toEqual(['reworded'])
})

test('the sentence is looked for in the first 1500 characters of summary and text', () => {
  const behind = (length: number) => `${'.'.repeat(length)}${HEADLINE}.`
  const room = 1500 - HEADLINE.length
  expect(changes(TEASER, HEADLINE, { text: behind(room - 1) })).toEqual(['first_sentence'])
  expect(changes(TEASER, HEADLINE, { text: behind(room) })).toEqual(['reworded'])
  expect(changes(TEASER, HEADLINE, { summary: '.'.repeat(1000), text: behind(room - 1001) })).toEqual([
    'first_sentence',
  ])
  expect(changes(TEASER, HEADLINE, { summary: '.'.repeat(1000), text: behind(room - 1000) })).toEqual([
    'reworded',
  ])
})
