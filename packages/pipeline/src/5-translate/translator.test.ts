import type { StoryTextContent } from '@plainwire/domain/story'
import { describe, expect, test } from 'vitest'
import { testNewsroomData } from '../newsroom/newsroom.fixture.ts'
import { listCountryNames } from '../text/index.ts'
import { createNameMatcher } from './check/same-name.ts'
import { createCheckingTranslator } from './translator.ts'

const check = {
  isSameName: createNameMatcher({ ...testNewsroomData, countries: listCountryNames() }),
  detectLanguage: (_text: string, fallback: string) => fallback,
}

/** A translator whose service knows only the translations in `dutch`; other texts are unavailable. */
function translator(dutch: Record<string, string>) {
  const requested: string[][] = []
  let editions = 0
  const made = createCheckingTranslator(
    {
      texts: async (texts) => {
        requested.push([...texts])
        const found = texts.flatMap((text) => dutch[text] ?? [])
        return found.length === texts.length ? found : undefined
      },
      startEdition: () => {
        editions++
      },
      isOpen: () => editions === 1,
    },
    check,
  )
  return {
    made,
    requested,
    translate: (text: Partial<StoryTextContent>) => made.translate({ ...STORY, ...text }, 'en', 'nl'),
    translateText: (text: string) => made.translateText?.(text, 'en', 'nl'),
  }
}

const evidence = (start: number) => [{ articleId: 'a', field: 'text' as const, start, end: start + 5 }]
const STORY: StoryTextContent = {
  headline: 'Dyke breaks in Beira',
  subHeadline: 'The sea floods 120 houses',
  subHeadlineEvidence: evidence(1),
  description: 'The dyke broke. The mayor asked for help.',
  sentences: [
    { text: 'The dyke broke.', evidence: evidence(10) },
    { text: 'The sea flooded 120 houses.', evidence: evidence(20) },
  ],
  headlineFrom: 'a',
}
const DUTCH = {
  'Dyke breaks in Beira': 'Dijk breekt in Beira',
  'The sea floods 120 houses': 'De zee overstroomt 120 huizen',
  'The dyke broke.': 'De dijk brak.',
  'The sea flooded 120 houses.': 'De zee overstroomde 120 huizen.',
}

describe('the text of a story', () => {
  test('is translated as a whole, and every sentence keeps its evidence', async () => {
    const { translate, requested } = translator(DUTCH)
    expect(await translate({ checked: { passed: 2, total: 3 } })).toEqual({
      headline: 'Dijk breekt in Beira',
      subHeadline: 'De zee overstroomt 120 huizen',
      subHeadlineEvidence: evidence(1),
      description: 'De dijk brak. De zee overstroomde 120 huizen.',
      sentences: [
        { text: 'De dijk brak.', evidence: evidence(10) },
        { text: 'De zee overstroomde 120 huizen.', evidence: evidence(20) },
      ],
      headlineFrom: 'a',
      checked: { passed: 2, total: 3 },
      state: 'checked',
    })
    expect(requested).toHaveLength(1)
  })

  test('loses a sentence with another number, keeps the evidence of the rest, and says why', async () => {
    const { translate } = translator({ ...DUTCH, 'The dyke broke.': 'De dijk brak 14 keer.' })
    const made = await translate({ removed: [{ text: 'An earlier one.', reason: 'name: Beira' }] })
    expect(made?.sentences).toEqual([{ text: 'De zee overstroomde 120 huizen.', evidence: evidence(20) }])
    expect(made?.description).toBe('De zee overstroomde 120 huizen.')
    expect(made?.removed).toEqual([
      { text: 'De dijk brak 14 keer.', reason: expect.stringContaining('number') },
    ])
    expect(made?.checked).toEqual({ passed: 1, total: 2 })
    expect(made?.state).toBe('machine')
  })

  test('what was removed from the original is not repeated', async () => {
    const { translate } = translator(DUTCH)
    expect(await translate({ removed: [{ text: 'An earlier one.', reason: 'x' }] })).not.toHaveProperty(
      'removed',
    )
  })

  test.each([
    ['the headline has another number', { 'Dyke breaks in Beira': 'Dijk breekt 14 keer in Beira' }],
    ['the headline is empty', { 'Dyke breaks in Beira': ' ' }],
    [
      'no sentence is left',
      {
        'The dyke broke.': 'De dijk brak 14 keer.',
        'The sea flooded 120 houses.': 'De zee overstroomde 12 huizen.',
      },
    ],
    ['one text is unavailable', { 'The dyke broke.': undefined }],
  ])('is left out if %s', async (_name, dutch) => {
    const known = Object.entries({ ...DUTCH, ...dutch }).filter(([, text]) => text !== undefined)
    expect(
      await translator(Object.fromEntries(known) as Record<string, string>).translate({}),
    ).toBeUndefined()
  })

  test('has no sub-headline if that is wrong, and then no evidence for it', async () => {
    const { translate } = translator({
      ...DUTCH,
      'The sea floods 120 houses': 'De zee overstroomt 12 huizen',
    })
    const made = await translate({})
    expect(made?.subHeadline).toBe('')
    expect(made).not.toHaveProperty('subHeadlineEvidence')
    expect(made?.state).toBe('machine')
  })

  test.each([
    [200, true],
    [201, false],
  ])('has a sub-headline of %i characters: %s', async (length, expected) => {
    const sub = 'the sea rose '.repeat(14).trim()
    const dutch = 'de zee steeg '
      .repeat(16)
      .slice(0, length - 1)
      .trimEnd()
      .padEnd(length, 'g')
    const { translate } = translator({ ...DUTCH, [sub]: dutch })
    expect((await translate({ subHeadline: sub }))?.subHeadline).toBe(expected ? dutch : '')
  })

  test('without a sub-headline nothing is sent for it', async () => {
    const { translate, requested } = translator(DUTCH)
    const made = await translate({ subHeadline: '' })
    expect(requested).toEqual([['Dyke breaks in Beira', 'The dyke broke.', 'The sea flooded 120 houses.']])
    expect(made?.subHeadline).toBe('')
    expect(made?.sentences.map(({ text }) => text)).toEqual([
      'De dijk brak.',
      'De zee overstroomde 120 huizen.',
    ])
  })

  test('may be a headline alone', async () => {
    const made = await translator(DUTCH).translate({ sentences: [], description: '' })
    expect(made?.headline).toBe('Dijk breekt in Beira')
    expect(made?.description).toBe('')
  })

  test('is on one line, whatever the service sends', async () => {
    const { translate } = translator({ ...DUTCH, 'Dyke breaks in Beira': ' Dijk  breekt\nin Beira ' })
    expect((await translate({}))?.headline).toBe('Dijk breekt in Beira')
  })
})

describe('a running text', () => {
  test('is translated by sentence and keeps its paragraphs', async () => {
    const { translateText, requested } = translator(DUTCH)
    const text = 'The dyke broke. The sea flooded 120 houses.\n\nThe dyke broke.'
    expect(await translateText(text)).toEqual({
      text: 'De dijk brak. De zee overstroomde 120 huizen.\n\nDe dijk brak.',
      state: 'checked',
    })
    expect(requested[0]).toHaveLength(3)
  })

  test('is left out as a whole if one sentence is wrong or missing', async () => {
    const wrong = translator({ ...DUTCH, 'The dyke broke.': 'De dijk brak 14 keer.' })
    expect(await wrong.translateText('The sea flooded 120 houses. The dyke broke.')).toBeUndefined()
    expect(await translator(DUTCH).translateText('The dyke broke. Nobody knows.')).toBeUndefined()
  })

  test('that differs in a name is marked as made by a machine', async () => {
    const { translateText } = translator({ 'It fell on Maputo city.': 'Het viel op de stad.' })
    expect(await translateText('It fell on Maputo city.')).toMatchObject({ state: 'machine' })
  })

  test('is not sent if it is longer than any of ours', async () => {
    const { translateText, requested } = translator({})
    await translateText('a'.repeat(20_000))
    expect(requested).toHaveLength(1)
    expect(await translateText('a'.repeat(20_001))).toBeUndefined()
    expect(requested).toHaveLength(1)
  })
})

test('a new edition and the state of the service are those of the service', () => {
  const { made } = translator({})
  expect(made.isOpen?.()).toBe(false)
  made.startEdition?.()
  expect(made.isOpen?.()).toBe(true)
})
