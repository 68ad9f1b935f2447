import { expect, test } from 'vitest'
import { removeTitleClutter } from './plain-title.ts'

const names = ['The Harbour Gazette', 'harbour-gazette.example']

test.each([
  ['BREAKING: Dyke breaks in Beira', 'Dyke breaks in Beira'],
  ['The Latest: Dyke breaks in Beira', 'Dyke breaks in Beira'],
  ['Full Transcript: Dyke breaks in Beira', 'Dyke breaks in Beira'],
  ['WATCH LIVE | Dyke breaks in Beira', 'Dyke breaks in Beira'],
  ['Dyke breaks in Beira | The Harbour Gazette', 'Dyke breaks in Beira'],
  ['Dyke breaks in Beira - The Harbour Gazette', 'Dyke breaks in Beira'],
  ['Dyke breaks in Beira [video]', 'Dyke breaks in Beira'],
  ['🚨 Dyke breaks in Beira!!', 'Dyke breaks in Beira'],
  ['  Dyke   breaks in Beira.  ', 'Dyke breaks in Beira'],
  ['Exclusief: dijk breekt', 'Dijk breekt'],
  ['Dyke at Beira may be closed on Friday. Here’s what to know', 'Dyke at Beira may be closed on Friday'],
  [
    'Theatre in Beira opens, but closes two days later. What now?',
    'Theatre in Beira opens, but closes two days later',
  ],
  ['Dijk bij Beira gaat vrijdag open. Zo kom je er', 'Dijk bij Beira gaat vrijdag open'],
  ['Storm breaks. What now?', 'Storm breaks. What now?'],
  ['Earthquake felt near Fresno, Calif.', 'Earthquake felt near Fresno, Calif.'],
  ['Storm reaches the U.K.', 'Storm reaches the U.K.'],
  ['Council tests wall EVERY WEEK', 'Council tests wall every week'],
  ['WERKT DAT WEL? Nieuwe dijk getest', 'Werkt dat wel? Nieuwe dijk getest'],
  ['Dyke breaks - mayor calls for calm', 'Dyke breaks - mayor calls for calm'],
  ['Northern Ireland - Scotland 2-1', 'Northern Ireland - Scotland 2-1'],
  ['Covid-19: Dyke works stop in Beira', 'Dyke works stop in Beira'],
  ['Coronavirus updates LIVE: Dyke works stop in Beira', 'Dyke works stop in Beira'],
  ['Man guilty of breaking dyke --court', 'Man guilty of breaking dyke, court says'],
  ['Dyke at Beira was too low - officials', 'Dyke at Beira was too low, officials say'],
  ['Reuters: Dyke breaks in Beira', 'Dyke breaks in Beira'],
  ['The Harbour Gazette: dyke breaks', 'Dyke breaks'],
  ['Shot! Mayor of Beira wins', 'Shot. Mayor of Beira wins'],
  [
    'Veertien uur vast in de trein: wat deze moeder deed, had niemand verwacht',
    'Veertien uur vast in de trein',
  ],
  ['Beira: what we know', 'Beira: what we know'],
  ['Coronavirus UK: Dyke works stop in Beira', 'Dyke works stop in Beira'],
  ['Coronavirus UK: Death toll tops 31,000', 'Coronavirus UK: Death toll tops 31,000'],
  ['Demonstranten op de dijk, ME haalt ze weg', 'Demonstranten op de dijk, ME haalt ze weg'],
  ['CBS: dijken van Beira zakken', 'CBS: dijken van Beira zakken'],
  ['Coronavirus World Updates: Dyke works stop in Beira', 'Dyke works stop in Beira'],
  ['Corona België: werk aan de dijk in Beira ligt stil', 'Werk aan de dijk in Beira ligt stil'],
  ['Coronavirus vaccine: first dose given in Beira', 'Coronavirus vaccine: first dose given in Beira'],
  [
    'The Memo: Council of Beira reels after a week of storms',
    'Council of Beira reels after a week of storms',
  ],
  ['Reconstructie: hoe de dijk van Beira brak', 'Hoe de dijk van Beira brak'],
  ['Dyke breaks in Beira | ABS-CBN News', 'Dyke breaks in Beira'],
  ['Dyke breaks in Beira: Raw Video', 'Dyke breaks in Beira'],
  ['Dyke breaks in Beira Listen· 5:29', 'Dyke breaks in Beira'],
  ['Dyke breaks in Beira LIVE', 'Dyke breaks in Beira'],
  ['Lockdown breakers WILL be fined, NO exceptions', 'Lockdown breakers will be fined, no exceptions'],
  ['US and WHO agree with IS on ABS-CBN', 'US and WHO agree with IS on ABS-CBN'],
  ['Beira marks VE Day in lockdown', 'Beira marks VE Day in lockdown'],
  ['Opinion | Beira follows its mayor to nowhere', 'Beira follows its mayor to nowhere'],
  ['AUKUS ministers meet in Beira', 'AUKUS ministers meet in Beira'],
  ['Dit is NIET de dijk van de VS', 'Dit is niet de dijk van de VS'],
  ["'We got her': Police in Beira find missing girl", 'Police in Beira find missing girl'],
  ['“A mess”: Mayor of Beira resigns after the flood', 'Mayor of Beira resigns after the flood'],
  [
    'Loterij met bonnetjes moet Beira minder doen frauderen: “De vraag is in welke mate dat helpt”',
    'Loterij met bonnetjes moet Beira minder doen frauderen',
  ],
  [
    "Activisten bezetten de rotonde bij de haven. 'De burgemeester kan het krijgen zoals ze wil'",
    'Activisten bezetten de rotonde bij de haven',
  ],
  [
    'Move over, James Bond; council of Beira returns the spy pigeon',
    'Council of Beira returns the spy pigeon',
  ],
  ['Beira Updates: Buildings on fire as protests go on', 'Buildings on fire as protests go on'],
  [
    "Antwerp and Ghent have their ferries up and running so why can't Beira?",
    'Antwerp and Ghent have their ferries up and running',
  ],
  [
    'Antwerpen en Gent laten hun veerboten weer varen, dus waarom Beira niet?',
    'Antwerpen en Gent laten hun veerboten weer varen',
  ],
  ['Mayor Ana Sitoe: “The wall of Beira was too low”', 'Mayor Ana Sitoe: “The wall of Beira was too low”'],
  ['The council of Beira has changed its name. A bit', 'The council of Beira has changed its name'],
  [
    'Beira says its dyke has held the sea. The numbers suggest a different story',
    'Beira says its dyke has held the sea',
  ],
  [
    'Beira rented 500 rooms for the homeless. Half sit empty',
    'Beira rented 500 rooms for the homeless. Half sit empty',
  ],
  [
    'Boat owners in Beira will be fined, police warn as city braces for mass rule breaking',
    'Boat owners in Beira will be fined, police warn',
  ],
  [
    'Boat owners in Beira will be fined as the council votes for a new wall',
    'Boat owners in Beira will be fined as the council votes for a new wall',
  ],
  ['Reuters: BREAKING: Dyke breaks in Beira', 'Dyke breaks in Beira'],
  ['Dyke breaks in Beira [video] | The Harbour Gazette', 'Dyke breaks in Beira'],
  ['Podcast De Dag: Beira zoekt geld voor de dijk', 'Beira zoekt geld voor de dijk'],
])('%s → %s', (title, expected) => {
  expect(removeTitleClutter(title, names, '')).toBe(expected)
})

test('capitals are written as the article writes them', () => {
  const text = 'The dyke at Beira broke, UNESCO and NATO said.'
  expect(removeTitleClutter('DYKE BREAKS IN BEIRA', [], text)).toBe('Dyke breaks in Beira')
  expect(removeTitleClutter('Monkeys steal COVID-19 samples', [], text)).toBe(
    'Monkeys steal COVID-19 samples',
  )
  expect(removeTitleClutter('Dyke breaks: THOUSANDS flee, says UNESCO', [], text)).toBe(
    'Dyke breaks: thousands flee, says UNESCO',
  )
})
