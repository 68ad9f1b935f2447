import type { Article } from '@plainwire/domain/article'
import { expect, test } from 'vitest'
import { createTestArticle, createTestPublisher, testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { createGazetteer } from '../../places/index.ts'
import { createTagger } from './tags.ts'

const tagger = createTagger(testNewsroomData, createGazetteer(testNewsroomData))
const publishers = new Map(
  [
    createTestPublisher({ id: 'mail', name: 'Daily Mail' }),
    createTestPublisher({ id: 'harbour', name: 'Harbour Gazette', credits: ['Northern Wire'] }),
  ].map((one) => [one.id, one]),
)
const of = (...articles: Partial<Article>[]) =>
  tagger.of(
    articles.map((known, at) => createTestArticle({ id: `a${at}`, ...known })),
    publishers,
  )
const nl = (title: string, text: string) => of({ title, text, language: 'nl' })
const en = (title: string, text: string) => of({ title, text })

test('tags are the names most articles give, each once, longest form', () => {
  const tags = of(
    {
      title: 'Mayor Celestino Mabunda opens schools in Beira',
      text: 'The mayor of Beira, Celestino Mabunda, opened 23 schools. Storm Nadira broke the wall.',
    },
    {
      title: 'Storm Nadira: Beira counts its losses',
      text: 'In Beira the storm, Nadira, left 14,800 without homes, Celestino Mabunda said.',
    },
  )
  expect(tags).toContain('Beira')
  expect(tags.filter((tag) => tag.includes('Mabunda'))).toEqual(['Celestino Mabunda'])
  expect(tags.length).toBeLessThanOrEqual(6)
})

test('a heading and the paragraph under it name nothing together', () => {
  const tags = [
    ...en(
      'Fuel rules',
      'White House Proposal Rolls Back Rules, No Exception For Beira\n\nThe Mabunda cabinet has proposed a rollback. Officials in Beira said so.',
    ),
    ...nl(
      'Regels',
      'Geen uitzondering voor Beira\n\nHet Mabunda-kabinet wil minder regels. In Beira zei Celestino Mabunda dat.',
    ),
  ]
  expect(tags.filter((tag) => /Beira.+Mabunda/.test(tag))).toEqual([])
  expect(tags).toContain('Beira')
})

test('a story without names has no tags', () => {
  expect(en('Sleep is good', 'People who sleep more live longer.')).toEqual([])
})

test.each([
  [
    'a publisher',
    en('Ship freed', 'The ship was freed, the Daily Mail reported. The Daily Mail saw it near Harwich.'),
    /Mail/,
  ],
  [
    'an agency',
    en('Ship freed', 'A ship was freed near Harwich, Northern Wire reports, Northern Wire said.'),
    /Wire/,
  ],
  [
    'a handle',
    en(
      'Singer apologises',
      'In a message on Sunday @LumaVoss wrote to #TeamLuma, and @LumaVoss wrote again.',
    ),
    /Luma/,
  ],
  [
    'shouted words',
    en('Mayor in THREATENING row', 'It was a THREATENING and SHOCKING night in Leeds, a SHOCKING one.'),
    /SHOCK|THREAT/,
  ],
  [
    'an adjective',
    en('Ship seized', 'An Omani sailor and a Swiss captain were held off Muscat, the Omani navy said.'),
    /Omani|Swiss/,
  ],
  [
    'a title alone',
    en('Rules eased', 'The Gov. said so. Then the Governor and the Sen. spoke to Gov. Newsom.'),
    /^(?:Gov|Governor|Sen)$/,
  ],
  [
    'an address',
    nl('Storing bij site', 'Volgens Rivierbode.nl ligt Rivierbode.nl sinds vrijdag plat in Zwolle.'),
    /Rivierbode/,
  ],
  [
    'shouted Dutch words',
    nl('Moeder VEERTIEN uur vast', 'Zij zat VEERTIEN uur vast in een lift in Zwolle, VEERTIEN lange uren.'),
    /VEERTIEN/,
  ],
  [
    'a Dutch adjective',
    nl(
      'Schip vast',
      'Een Duitse kapitein en een Zweedse matroos zijn aangehouden bij Rotterdam, aldus de Duitse politie.',
    ),
    /Duitse|Zweedse/,
  ],
  [
    'a Dutch role',
    nl(
      'Burgemeester treedt af',
      'Burgemeester Karim Bouzerda van Zwolle treedt af. Wethouder Bouzerda was eerder weg.',
    ),
    /urgemeester|ethouder/,
  ],
])('no tag is %s (fault 18)', (_name, tags, unwanted) => {
  expect(tags.filter((tag) => unwanted.test(tag))).toEqual([])
})

test.each([
  [
    en(
      'Clubs talk',
      'The deal of Chelmsford Rovers and Manchester United was signed by Manchester United on Friday.',
    ),
    ['Manchester United', 'Chelmsford Rovers'],
  ],
  [
    nl(
      'Clubs praten',
      'De deal van Zwolse Boys en Manchester United werd vrijdag door Manchester United getekend.',
    ),
    ['Manchester United', 'Zwolse Boys'],
  ],
])('joined names are separated (fault 18): %s', (tags, wanted) => {
  expect(tags.toSorted()).toEqual(wanted.toSorted())
})

test.each([
  [
    'Drug approved',
    'On Friday the Food and Drug Administration approved it, the Food and Drug Administration said.',
    'Food and Drug Administration',
  ],
  [
    'Election held',
    'On Friday Trinidad and Tobago voted. The vote in Trinidad and Tobago was close.',
    'Trinidad and Tobago',
  ],
  [
    'Quake felt',
    'The quake was felt by many, the U.S. Geological Survey said on Friday.',
    'US Geological Survey',
  ],
  ['Crown dispute', 'On Friday Prince William spoke. Later Prince William left.', 'Prince William'],
  [
    'Bank chief leaves',
    'On Friday the CEO of Tidewater Bank left. Nobody at Tidewater Bank knew.',
    'Tidewater Bank',
  ],
  ['Envoy speaks', 'On Friday the Treasury Secretary Anna Mulder spoke. Then Mulder left.', 'Anna Mulder'],
])('a name stays whole: %s', (title, text, name) => {
  expect(en(title, text)).toContain(name)
})

test.each([
  [
    'VVD-leider Karim Bouzerda vertrekt',
    'VVD-leider Karim Bouzerda gaat weg, en de VVD-leider zei vrijdag waarom.',
    ['Karim Bouzerda'],
  ],
  [
    'Boek gevonden',
    'Mark de Kreij van de Universiteit Nijmegen vond vrijdag het boek.',
    ['Mark de Kreij', 'Universiteit Nijmegen'],
  ],
  ['Brand in Den Haag', 'In Den Haag woedde vrijdag brand, aan de kant van de A2.', ['Den Haag']],
])('Dutch names are whole and bare: %s', (title, text, names) => {
  expect(nl(title, text).toSorted()).toEqual(names)
})

test.each([
  ['Secretary of State Mike Mulder spoke on Friday.', ['Mike Mulder']],
  ['On Friday Gov. Andrew M. Litang spoke.', ['Andrew M Litang']],
  ['Will Covid-19 change handshakes?', ['COVID-19']],
  ['Chastened Lumivo heir leaves. Workers at Lumivo will miss him.', ['Lumivo']],
  ['On Friday White House Covid-19 rules changed.', ['White House']],
  ['Visitors came to Chester Zoo. The Asian elephant and One-year-old Anjan stayed.', ['Chester Zoo']],
  ['The DSO-issued IDs and the A-level were late on Friday.', []],
])('English names are whole and bare: %s', (text, names) => {
  expect(en('A report', text)).toEqual(names)
})

test('a place has the name of the story’s language, and one (fault 18)', () => {
  const english = {
    title: 'Floods hit Germany',
    text: 'Floods hit Germany on Friday, and the United States sent help.',
  }
  const dutch = {
    title: 'Overstroming treft Duitsland',
    text: 'Een overstroming trof vrijdag Duitsland, en de Verenigde Staten stuurden hulp.',
    language: 'nl',
  }
  expect(of(english, dutch).toSorted()).toEqual(['Germany', 'United States'])
  expect(of(dutch).toSorted()).toEqual(['Duitsland', 'Verenigde Staten'])
})

test('a place inside a longer name is not a separate tag', () => {
  expect(
    en('Manager ill', 'On Friday the manager of Leicester City fell ill. Leicester City wished him well.'),
  ).toEqual(['Leicester City'])
})
