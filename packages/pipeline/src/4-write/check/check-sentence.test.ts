import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkSentence } from './check-sentence.ts'

const found = (sentence: string, evidence: string | string[], language = 'en', context: string[] = []) => {
  const texts = [evidence].flat()
  return checkSentence({
    sentence,
    language,
    passages: texts.map((text, index) => ({ articleId: `a${index}`, text })),
    context: context.length > 0 ? context : texts,
  }).map(({ kind }) => kind)
}

const STORM =
  'Mayor Celestino Mabunda said on Friday that 12 people died and 14 were injured when the dyke broke in Beira, and that 14,800 did not return home.'
const ROYAL =
  'Premier Jansen zei maandag dat het kabinet 1,2 miljoen euro uittrekt voor 12.000 huishoudens en dat drie gemeenten geen geld krijgen.'

describe('B1 statements that are in the evidence pass', () => {
  test.each([
    ['the sentence itself', STORM],
    [
      'a clause dropped',
      'Mayor Celestino Mabunda said on Friday that 12 people died when the dyke broke in Beira.',
    ],
    ['a group without its comma', STORM.replace('14,800', '14 800')],
    ['a number in words', STORM.replace('12 people', 'twelve people')],
    [
      'a clause moved',
      'On Friday Mayor Celestino Mabunda said that 12 people died when the dyke broke in Beira.',
    ],
  ])('%s', (_name, sentence) => {
    expect(found(sentence, STORM)).toEqual([])
  })

  test.each([
    ['the sentence itself', ROYAL],
    ['million in full and short', ROYAL.replace('1,2 miljoen euro', '1,2 mln euro')],
    ['thousands without a point', ROYAL.replace('12.000', '12 000')],
    ['a number in digits', ROYAL.replace('drie gemeenten', '3 gemeenten')],
  ])('Dutch: %s', (_name, sentence) => {
    expect(found(sentence, ROYAL, 'nl')).toEqual([])
  })

  test.each([
    [
      'US and United States',
      'The United States signed the treaty in Geneva.',
      'The U.S. signed the treaty in Geneva.',
    ],
    [
      'an acronym',
      'The World Health Organization warned Geneva of floods.',
      'The WHO warned Geneva of floods.',
    ],
    ['money', 'The bank lost $1.2m in the storm.', 'The bank lost 1.2 million dollars in the storm.'],
    ['percent', 'Prices rose 5% in the town.', 'Prices rose five percent in the town.'],
    [
      'a range',
      'Between 5 and 10 percent of homes flooded.',
      'Some 5-10% of homes flooded between the rivers.',
    ],
    [
      'a contraction',
      'She said the port “can’t open” before May.',
      'She said the port “cannot open” before May.',
    ],
    [
      'states and States',
      'Adults of all states in the United States may vote.',
      'Adults of all states in the U.S. may vote.',
    ],
    ['an ordinal', 'It is the third flood of this town.', 'It is the 3rd flood of this town.'],
    ['a possessive', "Trump's lawyers met the judge.", 'The lawyers of Trump met the judge.'],
    ['no. with a number', 'Ship no. 4 left the harbour early.', 'Ship no. 4 left the harbour early on.'],
  ])('%s', (_name, sentence, evidence) => {
    expect(found(sentence, evidence)).toEqual([])
  })

  test('a full name may come from the article if the passage has a part of it', () => {
    const passage = 'Macron signed the law on pensions in Paris.'
    const sentence = 'Emmanuel Macron signed the law on pensions in Paris.'
    expect(found(sentence, passage)).toContain('name')
    expect(found(sentence, passage, 'en', [`President Emmanuel Macron spoke. ${passage}`])).toEqual([])
  })
})

describe('B1 what the evidence doesn’t say is found', () => {
  test.each([
    ['number', STORM.replace('12 people', '13 people')],
    ['number', STORM.replace('12 people', 'thirteen people')],
    ['number', STORM.replace('12 people', '14 people').replace('14 were', '12 were')],
    ['number', STORM.replace('14,800', '148,000')],
    ['number', STORM.replace('14,800', '14,800 percent')],
    ['name', STORM.replace('Beira', 'Maputo')],
    ['name', STORM.replace('Celestino', 'Filipe')],
    ['name', `Nyusi and ${STORM}`],
    ['date', STORM.replace('Friday', 'Monday')],
    ['negation', STORM.replace('did not return', 'did return')],
    ['negation', STORM.replace('people died', 'people have not died')],
    ['quotation', STORM.replace('12 people died', '“12 people died”')],
  ])('%s: %s', (kind, sentence) => {
    expect(found(sentence, STORM)).toContain(kind)
  })

  test.each([
    [
      'one unit exchanged',
      'The order bars most visitors for 90 days and all refugees for 120 days.',
      'The order bars most visitors for 120 days and all refugees for 90 days.',
      'en',
    ],
    [
      'a range turned round',
      'It may cost between $4 trillion and $3 trillion.',
      'It may cost between $3 trillion and $4 trillion.',
      'en',
    ],
    ['a name given twice', 'Kerry left the House House early.', 'Kerry left the White House early.', 'en'],
    [
      'a day given twice',
      'The bank said on Sunday that it lost money on Sunday.',
      'The bank said on Sunday that it lost money on Friday.',
      'en',
    ],
    [
      'a number given twice',
      'De reis duurt van 11 tot 11 oktober.',
      'De reis duurt van 11 tot 14 oktober.',
      'nl',
    ],
    [
      'a Dutch word as an English name',
      'President Ben Trump met her.',
      'President Donald Trump met her.',
      'en',
    ],
  ])('%s', (_name, sentence, evidence, language) => {
    expect(found(sentence, evidence, language)).not.toEqual([])
  })

  test('numbers of one unit that stay with their own words pass', () => {
    const evidence = 'The order bars most visitors for 120 days and all refugees for 90 days.'
    expect(found('The order bars all refugees for 90 days.', evidence)).toEqual([])
    expect(found('It bars refugees for 90 days, visitors for 120 days by order.', evidence)).toEqual([])
  })

  test.each([
    ['number', ROYAL.replace('1,2', '1,3')],
    ['number', ROYAL.replace('miljoen', 'miljard')],
    ['number', ROYAL.replace('drie', 'vier')],
    ['name', ROYAL.replace('Jansen', 'De Vries')],
    ['date', ROYAL.replace('maandag', 'dinsdag')],
    ['negation', ROYAL.replace('geen geld', 'geld')],
    ['negation', ROYAL.replace('uittrekt', 'niet uittrekt')],
  ])('Dutch %s: %s', (kind, sentence) => {
    expect(found(sentence, ROYAL, 'nl')).toContain(kind)
  })

  test.each([
    ['roles exchanged', 'Kerry criticised Trump in Boston.', 'Trump criticised Kerry in Boston.', 'name'],
    [
      'roles of full names exchanged',
      'Rex Tillerson has a plan to oust Mike Pompeo within weeks, officials said.',
      'Mike Pompeo has a plan to oust Rex Tillerson within weeks, officials said.',
      'name',
    ],
    [
      'numbers that change places',
      'The attack hit 150 firms in 100,000 countries.',
      'The attack hit 100,000 firms in 150 countries.',
      'number',
    ],
    [
      'the contrary',
      'The court rejected the plan for the harbour.',
      'The court approved the plan for the harbour.',
      'negation',
    ],
    [
      'twice denied',
      'The order was not unconstitutional, a judge said.',
      'The order was unconstitutional, a judge said.',
      'negation',
    ],
    [
      'another currency',
      'The bridge cost €5 million to build.',
      'The bridge cost $5 million to build.',
      'number',
    ],
    ['another day of a month', 'The vote is on May 4 in Leeds.', 'The vote is on May 3 in Leeds.', 'date'],
    ['another year', 'The bridge opened in May 1997.', 'The bridge opened in May 1998.', 'date'],
  ])('%s', (_name, sentence, evidence, kind) => {
    expect(found(sentence, evidence)).toContain(kind)
  })

  const SPOKEN =
    'The dyke will break, “and nobody in this town is ready for it,” engineer Ana Costa told the council of Tom Reed.'
  test.each([
    ['a word changed', SPOKEN.replace('nobody in this town', 'nobody in that town')],
    ['marks removed', SPOKEN.replace(/[“”]/g, '')],
    ['another speaker', SPOKEN.replace('Ana Costa', 'Maria Lima')],
  ])('a quotation with %s', (_name, sentence) => {
    expect(found(SPOKEN, SPOKEN)).toEqual([])
    expect(found(sentence, SPOKEN)).not.toEqual([])
  })

  test('a passage of another article is a mix-up of sources, alone or beside the right one', () => {
    const other = 'The championship final was moved to a larger stadium after tickets sold out.'
    expect(found(STORM, other)).toContain('source')
    expect(found(STORM, [STORM, other])).toContain('source')
    expect(found(STORM, [])).toContain('source')
    expect(found(STORM, [''])).toContain('source')
  })
})

test('a problem has the words and their offsets', () => {
  const sentence = STORM.replace('Beira', 'Maputo')
  const [problem] = checkSentence({
    sentence,
    language: 'en',
    passages: [{ articleId: 'a', text: STORM }],
    context: [STORM],
  })
  expect(problem).toMatchObject({ kind: 'name', text: 'Maputo' })
  expect(sentence.slice(problem?.start, problem?.end)).toBe('Maputo')
})

test('any text proves itself, and hostile text costs little', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          '12,000',
          'not',
          'May',
          '"',
          '‘',
          '’s',
          'U.S.',
          'COVID-19',
          '€',
          '%',
          'Kerry',
          'half a',
          'million',
          'zei',
          'geen',
          '7:40',
          '.',
          ',',
          '\n',
          'drieëntwintig',
          'no.',
          '1.2m',
          '-',
        ),
        { maxLength: 60 },
      ),
      (words) => {
        const text = words.join(' ')
        const kinds = found(text, text === '' ? 'x' : text)
        expect(kinds.filter((kind) => kind !== 'source')).toEqual([])
      },
    ),
  )
  const long = 'a1.'.repeat(50_000)
  expect(
    checkSentence({
      sentence: long.slice(0, 500),
      language: 'en',
      passages: [{ articleId: 'a', text: long }],
      context: [long],
    }),
  ).toBeDefined()
})
