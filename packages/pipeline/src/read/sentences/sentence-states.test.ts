import { expect, test } from 'vitest'
import { classifySentences } from '../index.ts'

const kinds = (text: string, language = 'en') =>
  classifySentences(text, { language }).map(({ kind, text: sentence }) => [sentence, kind])
const kindOf = (sentence: string, language: string) => classifySentences(sentence, { language })[0]?.kind
const timeOf = (sentence: string, language: string, publishedAt?: Date) =>
  classifySentences(sentence, { language, publishedAt })[0]?.time

test('a sentence has its exact position in the text', () => {
  const text = 'The ship sank.\n\nNobody  was hurt.'
  const [, second] = classifySentences(text, { language: 'en' })
  expect(second).toMatchObject({ start: 16, end: 33, paragraph: 1, text: 'Nobody was hurt.' })
})

test('the sentences inside a quotation are not statements', () => {
  const text =
    'The mayor spoke on Monday. "The bridge was closed at noon. It will open in May. Twelve people were hurt. Nobody died. We are sorry," she said.'
  expect(kinds(text)).toEqual([
    ['The mayor spoke on Monday.', 'statement'],
    ['"The bridge was closed at noon.', 'quotation'],
    ['It will open in May.', 'quotation'],
    ['Twelve people were hurt.', 'quotation'],
    ['Nobody died.', 'quotation'],
    ['We are sorry," she said.', 'quotation'],
  ])
})

test('a quotation of several sentences is not a statement, even with its marks and its speaker', () => {
  expect(
    kinds('“The bridge was closed. It will open in May,” the mayor said.').map(([, kind]) => kind),
  ).toEqual(['quotation'])
})

test('a quotation continues over paragraphs, in Dutch too', () => {
  const text =
    'De burgemeester: „De brug ging om twaalf uur dicht.\n\nTwaalf mensen raakten gewond.\n\nWe betreuren het.” De brug is weer open.'
  expect(kinds(text, 'nl').map(([, kind]) => kind)).toEqual([
    'quotation',
    'quotation',
    'quotation',
    'statement',
  ])
})

test('a sentence with its whole quotation and its speaker is a statement', () => {
  expect(
    kinds('“The bridge was closed,” the mayor said. ‘Het is dicht’, zegt hij.').map(([, kind]) => kind),
  ).toEqual(['statement', 'statement'])
})

test("a post that a page embeds is somebody's words", () => {
  const text =
    'The court ruled on Monday.\n\nThe ruling is a disgrace. It must go. — Jane Roe (@janeroe) May 3, 2020\n\nShe wrote it at noon.'
  expect(kinds(text).map(([, kind]) => kind)).toEqual(['statement', 'quotation', 'quotation', 'statement'])
})

test('a post continues in the next paragraph if it broke off, and a quotation continues after a short one inside it', () => {
  const posts = 'A big price... — Jane Roe (@janeroe) May 3, 2020\n\n....to pay. Open the area. Nobody helps.'
  expect(kinds(posts).map(([, kind]) => kind)).not.toContain('statement')
  const nested =
    'From the paper: "Rescuers said that gas has killed 49 people. The minister called it "horrible". A joint statement gave 49 dead.'
  expect(kinds(nested).map(([, kind]) => kind)).not.toContain('statement')
  const nestedDutch =
    'De krant schrijft: "Het gas heeft 49 mensen gedood. De minister noemde het "gruwelijk". Een verklaring noemde 49 doden.'
  expect(kinds(nestedDutch, 'nl').map(([, kind]) => kind)).not.toContain('statement')
})

test.each([
  ['en', 'Alex Jones speaks at a rally near the convention in Cleveland, Ohio, in 2016.'],
  ['en', 'Israeli border police officers take positions during a protest, May 15, 2018.'],
  ['en', 'FILE- In this Sept. 5, 2018, file photo a man holds a flag.'],
  ['en', 'Police officers stand in front of the court, January 19, 2018. (Eric Thayer/Reuters)'],
  ['en', 'Ava Cole, left, and her sister walk to the station.'],
  ['en', 'NICHOLAS KAMM/Getty Images'],
  ['en', 'RICARDO ARDUENGO/Splash'],
  ['en', 'Associated Press/Alex Brandon'],
  ['en', 'Alex Brandon/AP'],
  ['en', 'Alex Brandon / The Associated Press'],
  ['en', 'The president waves as he leaves the White House on Friday Alex Brandon/AP'],
  ['en', 'Ministers arrive at the court in The Hague Associated Press/Alex Brandon'],
  ['en', 'President Ana Whitcombe waves as she leaves the White House, Friday, on her way to Beira.'],
  ['en', 'Mayor Ben Oduya gestures while he speaks to reporters outside the town hall.'],
  ['en', 'The coach looks on during the second half at Delft.'],
  ['en', 'The boat in the harbour of Delft. Photo: Jane Roe'],
  ['nl', 'Minister Ilse Brandt (links) loopt naar de Tweede Kamer.'],
  ['nl', 'De brug bij Delft op een archieffoto.'],
  ['nl', 'Burgemeester Jan Mulder spreekt tijdens de herdenking op 4 mei 2024.'],
  ['nl', 'Foto: ANP / Jan Jansen'],
  ['nl', 'Jan Jansen/ANP'],
  ['nl', 'Algemeen Nederlands Persbureau/Jan Jansen'],
  ['nl', 'De koning zwaait naar het publiek bij het paleis Jan Jansen/Belga'],
  ['nl', 'Burgemeester Jan Mulder zwaait naar aanhangers op weg naar het stadhuis.'],
  ['nl', 'Premier Ilse Brandt kijkt toe terwijl de troepen langskomen.'],
  ['nl', 'De brug bij Delft. (Beeld: Hollandse Hoogte)'],
])('a caption or credit, %s: %s', (language, sentence) => {
  expect(classifySentences(sentence, { language }).map(({ kind }) => kind)).not.toContain('statement')
})

test.each([
  ['en', 'A second wave of infections threatens as the cabinet waits, officials said.'],
  ['en', 'Heat waves as long as this one killed 40 people in 2019, the institute said.'],
  ['en', 'The party’s leader looks on its plan as a promise, he said.'],
  ['en', 'The Associated Press reported that the talks had failed.'],
  ['en', 'Police and AP/Reuters journalists were stopped at the bridge.'],
  ['nl', 'De verdachte zwaaide naar het publiek toen hij de zaal verliet.'],
  ['nl', 'Een woordvoerder van ANP/Belga bevestigt het bericht.'],
])('a statement about waves, looks or agencies is not a caption, %s: %s', (language, sentence) => {
  expect(kindOf(sentence, language)).toBe('statement')
})

test('the sentence before a credit is its caption; the text after it is not', () => {
  const text =
    'The king waves from a balcony. (AP Photo/Jane Roe, File) The king opened parliament on Tuesday.'
  expect(kinds(text).map(([, kind]) => kind)).toEqual(['caption', 'caption', 'statement'])
})

test.each([
  ['en', 'By Jane Roe and John Doe'],
  ['en', 'Reporting by Jane Roe; Editing by John Doe'],
  ['en', 'The Associated Press contributed to this report.'],
  ['en', 'Jane Roe is a senior political reporter at the Daily Post.'],
  ['en', 'Follow Jane Roe on Twitter.'],
  ['en', 'Updated 3:40 PM, May 3'],
  ['nl', 'Door Jan Jansen'],
  ['nl', 'Van onze verslaggever in Den Haag'],
  ['nl', 'Piet de Vries is politiek verslaggever van De Krant.'],
  ['nl', 'Volg Piet de Vries op Twitter.'],
  ['nl', 'Bijgewerkt om 15:40 uur'],
])('a byline, %s: %s', (language, sentence) => {
  expect(kindOf(sentence, language)).toBe('byline')
})

test.each([
  ['en', 'The company did not immediately respond to requests for comment.'],
  ['en', 'A spokesman for the ministry declined to comment.'],
  ['en', 'The mayor could not be reached on Sunday.'],
  ['en', 'The BBC has contacted the company for a response.'],
  ['en', 'Sign up for our free newsletter.'],
  ['en', 'Get breaking news alerts sent to your phone.'],
  ['en', 'Click here to read the full report.'],
  ['en', 'Read more: How the bridge was built'],
  ['en', 'Download our app for the latest updates.'],
  ['en', 'This article was originally published in The Daily Post.'],
  ['en', 'Disclosure: The author owns shares in the company.'],
  ['en', 'Channel Nine is the most trusted source for news in the city.'],
  ['en', 'Jeff Doe owns the newspaper.'],
  ['nl', 'Het bedrijf wilde niet reageren op vragen van deze krant.'],
  ['nl', 'De woordvoerder was niet bereikbaar voor commentaar.'],
  ['nl', 'Het ministerie heeft nog niet op vragen gereageerd.'],
  ['nl', 'Het bedrijf wil geen commentaar geven.'],
  ['nl', 'Meld je aan voor onze nieuwsbrief.'],
  ['nl', 'Lees ook: Zo werd de brug gebouwd'],
  ['nl', 'Download hier de app van deze krant.'],
  ['nl', 'Heb je een tip? Mail de redactie.'],
  ['nl', 'Dit artikel verscheen eerder in De Krant.'],
  ['nl', 'Volg het laatste nieuws via onze app.'],
  ['en', 'Watch the above reports by our correspondents in Beira.'],
  ['en', 'A preview of the dyke’s new gate was shared with paying subscribers.'],
  ['en', 'HNC has been the most-watched television news channel for 18 years.'],
  ['en', 'Social Good morning, Madam Mayor.'],
  ['nl', 'Social Goedemorgen, mevrouw de burgemeester.'],
  ['nl', 'Het dossier is exclusief voor abonnees.'],
  ['nl', 'Bekijk hierboven de beelden van de dijk.'],
])('boilerplate, %s: %s', (language, sentence) => {
  expect(kindOf(sentence, language)).toBe('boilerplate')
})

test.each([
  ['en', 'The king speaks to parliament on Tuesday.'],
  ['en', 'Firefighters did not respond in time to the blaze, an inquiry found.'],
  ['en', 'The centre-left party won 23 of the seats in parliament.'],
  ['en', 'Residents had to leave their homes, and signed up for help.'],
  ['en', 'The court stands by the ruling of 2016 and will hear the case in May.'],
  ['en', 'By Monday, 40 people had been rescued from the river near the town.'],
  ['en', 'The company follows its rival, which cut 400 jobs in 2023.'],
  ['en', 'The newspaper said 40 people had been arrested.'],
  ['en', 'A preview of the budget was given to members of the council.'],
  ['en', 'The most trusted man in Beira signed the law.'],
  ['en', 'Governor Ava Cole (R) signed the bill, and Senator Jan Mulder (D) opposed it.'],
  ['en', 'The presidents will meet in Helsinki for the first time since the vote in January 2017.'],
  ['en', 'Tax cuts have contributed to a surge in profits this year.'],
  ['en', 'Reuters reported that the talks had failed.'],
  ['en', 'The owner of the ferry company was arrested on Friday.'],
  ['nl', 'Door de storm vielen honderden vluchten uit.'],
  ['nl', 'De koning spreekt dinsdag de Staten-Generaal toe.'],
  ['nl', 'De linkse partij won 23 zetels in de Tweede Kamer.'],
  ['nl', 'De politie kon niet voorkomen dat de brand oversloeg.'],
  ['nl', 'Bewoners lopen sinds 2016 een groter risico.'],
  ['nl', 'Van onze gemeenten heeft de helft een tekort, zegt de minister.'],
])('a statement, %s: %s', (language, sentence) => {
  expect(kindOf(sentence, language)).toBe('statement')
})

test.each([
  ['en', 'Correction: an earlier version of this article gave the wrong age.'],
  ['en', 'This story has been corrected to say that 14 people were hurt.'],
  ['en', 'CORRECTION (May 3): The bridge is in Delft.'],
  ['nl', 'In een eerdere versie van dit artikel stond een verkeerde leeftijd.'],
  ['nl', 'Rectificatie: de brug ligt in Delft.'],
])('a correction, %s: %s', (language, sentence) => {
  expect(kindOf(sentence, language)).toBe('correction')
})

test('a correction continues to the end of its paragraph', () => {
  const text = 'Nine died.\n\nCorrection: The number was wrong. It was nine.\n\nThe bridge is open.'
  expect(kinds(text).map(([, kind]) => kind)).toEqual(['statement', 'correction', 'correction', 'statement'])
})

test('a correction directly after another one also continues to the end of its paragraph', () => {
  const text = 'Correction: Nine died.\n\nCorrection: The number was wrong. It was ten.'
  expect(kinds(text).map(([, kind]) => kind)).toEqual(['correction', 'correction', 'correction'])
})

test('a sentence that recurs in a feed is boilerplate', () => {
  const isRecurring = (sentence: string) => sentence.startsWith('Your city')
  const states = classifySentences('Your city, your voice, every day. Nine people died.', {
    language: 'en',
    isRecurring,
  })
  expect(states.map(({ kind }) => kind)).toEqual(['boilerplate', 'statement'])
})

const in2024 = new Date('2024-05-04T12:00:00Z')
test.each([
  ['en', 'The court will rule in June.', 'ahead'],
  ['en', 'The bridge is expected to open next week.', 'ahead'],
  ['en', 'Nine people died in the fire.', 'news'],
  ['en', 'The bridge was built in 1932.', 'background'],
  ['en', 'The company cut 400 jobs last year.', 'background'],
  ['en', 'In 2024, nine people died.', 'news'],
  ['nl', 'De rechter zal in juni uitspraak doen.', 'ahead'],
  ['nl', 'De brug gaat naar verwachting volgende week open.', 'ahead'],
  ['nl', 'Bij de brand kwamen negen mensen om.', 'news'],
  ['nl', 'De brug werd in 1932 gebouwd.', 'background'],
  ['nl', 'Het bedrijf schrapte vorig jaar 400 banen.', 'background'],
])('%s: the time of %s is %s', (language, sentence, expected) => {
  expect(timeOf(sentence, language, in2024)).toBe(expected)
})

test('a hostile text is read quickly', () => {
  const before = process.cpuUsage()
  for (const flood of ["'a' ", '"', '“a ', 'a@', 'By A ', 'Photo: ', ': ‘a ', '(', 'did not respond ', 'x'])
    classifySentences(flood.repeat(12_000 / flood.length), { language: 'und' })
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(3_000)
})
