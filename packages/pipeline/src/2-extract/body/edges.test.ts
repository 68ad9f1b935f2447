import { describe, expect, test } from 'vitest'
import { removeLeadingAndTrailingLabels } from './edges.ts'

const LONG =
  'The council voted on Tuesday to close the quays to cars after a debate that lasted four hours and ended in a tie.'
const PROSE = [LONG, LONG, LONG]

test.each(['Opinion columnist', 'November 20', 'The council votes again', 'RECENT ARTICLES', '国际新闻'])(
  'the label "%s" goes from both edges and stays in the middle',
  (label) => {
    expect(removeLeadingAndTrailingLabels([label, ...PROSE])).toEqual(PROSE)
    expect(removeLeadingAndTrailingLabels([...PROSE, label, label])).toEqual(PROSE)
    expect(removeLeadingAndTrailingLabels([LONG, label, LONG, LONG])).toEqual([LONG, label, LONG, LONG])
  },
)

test.each([
  'The mayor resigned.',
  '“We will be back.”',
  'Will it hold?',
  '市長は辞任した。',
  '— A. Person (@person) November 4, 2019',
  'A street full of water [Gazette]',
])('"%s" stays at both edges', (line) => {
  expect(removeLeadingAndTrailingLabels([line, ...PROSE, line])).toEqual([line, ...PROSE, line])
})

describe('lines are left alone', () => {
  test('where the page is no prose', () => {
    const verse = Array.from(
      { length: 9 },
      (_, at) => `${'the sea beyond the dyke and the dyke before the sea '.repeat(3)}${at}`,
    )
    expect(removeLeadingAndTrailingLabels(['Title', ...verse, 'End'])).toEqual(['Title', ...verse, 'End'])
    expect(removeLeadingAndTrailingLabels(['Title', 'One', 'Two'])).toEqual(['Title', 'One', 'Two'])
    expect(removeLeadingAndTrailingLabels([])).toEqual([])
  })

  test('where there are many: they are a list', () => {
    const list = ['Ajax 2', 'Feyenoord 1', 'PSV 3', 'Utrecht 0', 'Twente 1']
    expect(removeLeadingAndTrailingLabels([...PROSE, ...list])).toEqual([...PROSE, ...list])
  })
})
