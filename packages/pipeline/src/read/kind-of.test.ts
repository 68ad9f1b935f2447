import { expect, test } from 'vitest'
import { determineArticleKind } from './kind-of.ts'

const of = (title: string, path = 'news/x', sections: string[] = []) =>
  determineArticleKind({ title, url: `https://a.example/${path}`, sections })

test.each([
  ['Six dead as storm breaks dyke in Beira', 'report'],
  ['Live: storm Nadira reaches the coast', 'live-blog'],
  ['Storm Nadira: live updates', 'live-blog'],
  ['Liveblog: Tweede Kamer stemt over borgwet', 'live-blog'],
  ['Opinion: the dyke was never high enough', 'opinion'],
  ['Opinie | De dijk was nooit hoog genoeg', 'opinion'],
  ['This week in science: ice, footprints and water', 'round-up'],
  ['Sportweekend in het kort: zege voor Maaskade', 'round-up'],
  ['Morning briefing: strike, storm and rates', 'round-up'],
  ['4 key takeaways from the hearing on the dyke', 'guide'],
  ['Horoscope for 21 November', 'guide'],
  ['Tablet interactive: the dyke of Beira', 'guide'],
  ['Heat in Townsville: How to keep a house cool', 'guide'],
  ['What happened in New Zealand on 28 April', 'guide'],
  ['Council learns how to close a dyke', 'report'],
  ['People live longer near the sea', 'report'],
  ['The week that changed Beira', 'report'],
  ['Columnist wins award', 'report'],
  ['Dear Abby: Neighbour builds a dyke of his own', 'opinion'],
  ['Column: the dyke was never high enough', 'opinion'],
  ['Column | De dijk was nooit hoog genoeg', 'opinion'],
  ['COLUMN: De dijk was nooit hoog genoeg', 'opinion'],
  ['Column Ilse Brandt: de dijk was nooit hoog genoeg', 'opinion'],
  ['Opinie van Ilse Brandt | De dijk was nooit hoog genoeg', 'opinion'],
  ['Commentary: the dyke was never high enough', 'opinion'],
  ['Analyse: waarom de dijk brak', 'opinion'],
  ['Analysis | Why the dyke broke', 'opinion'],
  ['The Harbour view on the dyke: a city that waits', 'opinion'],
  ['Het Zeewacht-commentaar: de dijk was te laag', 'opinion'],
  ['I left Beira for a week. Now my house is gone', 'opinion'],
  ['Ik verliet Beira en nu is mijn huis weg', 'opinion'],
  ['I saw the dyke break, fisherman says', 'report'],
  ['Podcast De Dag: de dijk van Beira', 'promotion'],
  ['Podcast on the dyke: what broke', 'promotion'],
  ['Why the dyke broke - analysis', 'opinion'],
  ['Column of smoke over Beira: hundreds leave their homes', 'report'],
  ['Analysis of dyke shows cracks', 'report'],
])('"%s" is a %s', (title, kind) => {
  expect(of(title)).toBe(kind)
})

test.each([
  ['Wet storm: how to keep your cellar dry', 'guide'],
  ['Dyke at Beira: all you need to know', 'guide'],
  ['The rental law: your questions answered', 'guide'],
  ['Storm Nadira: Can I still cross the bridge?', 'guide'],
  ['Will I be able to travel to Beira this summer?', 'guide'],
  ['Cholera: What are the symptoms?', 'guide'],
  ['Water levels: How does the warning system work?', 'guide'],
  ['10 of the best books about the sea', 'guide'],
  ['Winter stew: a simple recipe', 'guide'],
  ["What's on TV: Thursday, 30 April", 'guide'],
  ['Race-by-race tips and preview for Newcastle', 'guide'],
  ['Gift ideas for every budget', 'guide'],
  ['In pictures: the flood of Beira', 'guide'],
  ['Video: ferry docks in the storm', 'guide'],
  ['Can you spot the heron in this picture?', 'guide'],
  ['Zo maak je een kelder waterdicht', 'guide'],
  ['Storm Nadira: dit moet je weten', 'guide'],
  ['Borgwet: vijf vragen beantwoord', 'guide'],
  ['Kan ik mijn huur nog opzeggen?', 'guide'],
  ['Cholera: wat zijn de symptomen?', 'guide'],
  ['De 10 leukste uitjes van het weekend', 'guide'],
  ['Recept: stamppot met veldsla', 'guide'],
  ['Vanavond op tv: finale van het korenfestival', 'guide'],
  ['In beeld: de overstroming van Beira', 'guide'],
  ['Sponsored: a bank for your dreams', 'promotion'],
  ['Get 30% off a yearly subscription', 'promotion'],
  ['Best Black Friday deals on laptops', 'promotion'],
  ['Podcast: the year of the dyke', 'promotion'],
  ['Win a weekend at the sea', 'promotion'],
  ['Sign up for our evening briefing', 'promotion'],
  ['Gesponsord: een bank voor uw dromen', 'promotion'],
  ['Kortingscode voor schaatsen', 'promotion'],
  ['Abonneer u op onze nieuwsbrief', 'promotion'],
  ['Winactie: maak kans op kaarten', 'promotion'],
  ['Storm Nadira: World updates', 'live-blog'],
  ["Newspaper headlines: 'Dyke breaks' and a rental law", 'round-up'],
  ['Dit schrijven de kranten over de dijk', 'round-up'],
  ['ILSE BRANDT: The dyke was never high enough', 'opinion'],
  ['Council asks how to pay for the dyke', 'report'],
  ['What the storm did to Beira: 40 dead and 14,800 homeless', 'report'],
  ['Minister asked: who knew of the broken dyke?', 'report'],
  ['Why the dyke broke: engineers blame the sand', 'report'],
  ['Guide dogs rescued from flooded kennel', 'report'],
  ['Guide killed by avalanche near Chamonix', 'report'],
  ['Ten best-paid bankers summoned to parliament', 'report'],
  ['Podcast maker jailed for fraud', 'report'],
  ['Newsletter firm goes bankrupt', 'report'],
  ['Supermarket fined over discount promises', 'report'],
  ['President to address nation on TV', 'report'],
  ['BREAKING NEWS: Dyke breaks at Praia Nova', 'report'],
  ['Kabinet legt uit hoe dijk wordt betaald', 'report'],
  ['Zo reageerde de minister op de breuk', 'report'],
  ['Podcastmaker veroordeeld voor fraude', 'report'],
  ['Gids omgekomen bij lawine', 'report'],
  ['Winst van supermarkt daalt door kortingen', 'report'],
])('"%s" is a %s: guides and promotions are not reports', (title, kind) => {
  expect(of(title)).toBe(kind)
})

test('addresses and sections decide if the title doesn’t', () => {
  expect(of('The dyke was never high enough', 'opinion/2026/dyke')).toBe('opinion')
  expect(of('De dijk was nooit hoog genoeg', 'x', ['columns'])).toBe('opinion')
  expect(of('Storm Nadira', 'live/2026/nadira')).toBe('live-blog')
  expect(of('A bank for your dreams', 'sponsored/bank')).toBe('promotion')
  expect(of('Stamppot met veldsla', 'x', ['recepten'])).toBe('guide')
})
