import { expect, test } from 'vitest'
import { findCorrectionNotes, isCorrectedArticle } from './correction-notes.ts'

test.each([
  ['en', 'Correction: an earlier version gave the wrong name.'],
  ['en', 'Corrections and clarifications: The bridge is in Delft.'],
  ['en', 'Correction, May 3: the bridge is in Delft.'],
  ['en', 'This article was amended on 3 May to correct a date.'],
  ['en', 'This story has been updated and corrected: the bridge is in Delft.'],
  ['en', 'An earlier version of this story misstated the number.'],
  ['en', 'A previous headline on this story gave the wrong town.'],
  ['en', 'This report originally said that 14 people had died.'],
  ['en', 'Editor’s note: an earlier version gave the wrong name.'],
  ['en', 'We wrongly reported on Monday that the bridge was closed.'],
  ['nl', 'Rectificatie: in een eerdere versie stond een onjuist bedrag.'],
  ['nl', 'Rechtzetting: het gaat om 46 miljoen euro.'],
  ['nl', 'Correctie (3 mei): de brug ligt in Delft.'],
  ['nl', 'Verbetering: de brug ligt in Delft.'],
  ['nl', 'Dit artikel is aangepast: de naam klopte niet.'],
  ['nl', 'In een eerdere versie van dit bericht stond een verkeerd jaartal.'],
  ['nl', 'Eerder meldden wij dat de brug dicht was.'],
  ['nl', 'Dit artikel vermeldde aanvankelijk een verkeerde leeftijd.'],
])('B5 finds the note in %s: %s', (language, note) => {
  const text = `The bridge is open. It cost 40 million.\n\n${note}`
  expect(findCorrectionNotes({ text, summary: '', language })).toEqual([
    { field: 'text', start: text.indexOf(note), end: text.length },
  ])
})

test.each([
  ['en', 'The correction of the road took a year.'],
  ['en', 'Correctional officers went on strike.'],
  ['en', 'Corrections officers in Ohio said: no.'],
  ['en', 'He asked for a correction.'],
  ['en', 'A correction on the stock market is due, analysts say.'],
  ['en', 'The company amended its report on Monday.'],
  ['nl', 'De verbetering van de weg duurde een jaar.'],
  ['nl', 'Een correctie op de beurs dreigt, zeggen analisten.'],
  ['nl', 'Het plan is aangepast, zegt de wethouder.'],
])('B5 is not a correction, %s: %s', (language, text) => {
  expect(findCorrectionNotes({ text, summary: '', language })).toEqual([])
})

test('a note extends to the end of its paragraph, three sentences at most', () => {
  const text = 'Correction: one. Two. Three. Four.\n\nThe bridge is open.'
  expect(findCorrectionNotes({ text, summary: '', language: 'en' })).toEqual([
    { field: 'text', start: 0, end: 28 },
  ])
})

test('B13 an article is corrected if its title, summary or text reports a correction', () => {
  const about = { title: 'Bridge opens', text: 'It opened.', summary: '', language: 'en' }
  expect(isCorrectedArticle(about)).toBe(false)
  expect(isCorrectedArticle({ ...about, title: 'Correction: Bridge opens' })).toBe(true)
  expect(isCorrectedArticle({ ...about, summary: 'Correction: the bridge is in Delft.' })).toBe(true)
  expect(isCorrectedArticle({ ...about, text: 'It opened.\n\nCorrection: the bridge is in Delft.' })).toBe(
    true,
  )
})

test('B5 a hostile text is read quickly', () => {
  const before = process.cpuUsage()
  for (const start of ['Correction', 'This article', 'Editor’s note', 'Correctie (', 'In een eerdere versie'])
    findCorrectionNotes({ text: `${start}${' a'.repeat(50_000)}`, summary: '', language: 'und' })
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000)
})
