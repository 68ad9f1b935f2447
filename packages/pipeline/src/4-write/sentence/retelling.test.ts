import { expect, test } from 'vitest'
import { createTestArticle, testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { rankSentencesByFeatures, selectDistinctSentences } from '../central-sentences.ts'
import { computeSentenceRankingFeatures } from '../sentence-evidence.ts'
import { isRetelling } from './retelling.ts'
import { readStorySentences } from './story-sentence.ts'

const told = (id: string, text: string, language = 'en') =>
  readStorySentences(createTestArticle({ id, text, language }), Number(id))

const [robbed, arrests] = told(
  '1',
  'Three men dressed as road workers robbed two diamond couriers in a car park in Antwerp.\nNo arrests have been made by the police in Antwerp so far, said a spokesman.',
)
const [walkedOff] = told(
  '2',
  'Three robbers in yellow safety vests walked off with a case of diamonds in Antwerp in a minute and a half.',
)
const [, couriers] = told(
  '4',
  'Police in Antwerp look for three men.\nThe Belgian firm had moved from Antwerp to a guarded building near the airport and insured its uncut stones for two years.',
)
const [ferry] = told('3', 'A ferry with 318 people on board has run aground on a reef off Panglao.')

const [jobs] = told('5', 'Employers added 255,000 jobs last month in a sign of growth.')
const [, payrolls] = told(
  '6',
  'The July report is out on Friday.\nNonfarm payrolls rose by 255,000 jobs in July, the Bureau of Labor Statistics reported.',
)
const [share] = told('7', 'Trump wants a "substantial portion" of the price of TikTok.')
const [, demand] = told(
  '8',
  'The app is to be sold.\nThe president asked for a "substantial portion" in a call with Microsoft about TikTok.',
)

const [vaccine, older] = told(
  '9',
  "Moderna's vaccine was nearly 95% effective in an interim analysis, the company said.\nModerna had found its vaccine 93% effective in March.",
)
const [, interim] = told(
  '10',
  'A second vaccine does well.\nModerna announced early on Monday that its vaccine appears to be 94.5 percent effective.',
)
test.each([
  ['the same long number', jobs, payrolls, true],
  ['the same quotation', share, demand, true],
  ['a percentage and the same rounded', vaccine, interim, true],
  ['two percentages', vaccine, older, false],
  ['the first sentences of two reports on one event', robbed, walkedOff, true],
  ['what one report says further on', robbed, arrests, false],
  ['what another report says of the same place', robbed, couriers, false],
  ['the first sentences of two events', robbed, ferry, false],
])('%s', (_, a, b, expected) => {
  if (!a || !b) throw new Error('a sentence is missing')
  expect(isRetelling(a, b)).toBe(expected)
})

test('a description reports its event once, even if it is then short', () => {
  const dutch = [
    ...told(
      '1',
      'In de Pelikaanstraat zijn twee diamantkoeriers overvallen door drie mannen in werkkledij.',
      'nl',
    ),
    ...told(
      '2',
      'Drie nepwegwerkers hebben in Antwerpen twee diamantkoeriers beroofd en zijn er vandoor.',
      'nl',
    ),
  ]
  const ranked = rankSentencesByFeatures(
    computeSentenceRankingFeatures(dutch, dutch, new Set(), new Map()),
    testNewsroomData.sentenceChoice.weights,
  )
  expect(selectDistinctSentences(ranked, () => false, 3)).toHaveLength(1)
})
