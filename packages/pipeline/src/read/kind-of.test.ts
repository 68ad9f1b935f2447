import { expect, test } from 'vitest'
import { kindOf } from './kind-of.ts'

const of = (title: string, path = 'news/x', sections: string[] = []) =>
  kindOf({ title, url: `https://a.example/${path}`, sections })

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
  ['Horoscope for 21 November', 'round-up'],
  ['Tablet interactive: the dyke of Beira', 'round-up'],
  ['Heat in Townsville: How to keep a house cool', 'round-up'],
  ['What happened in New Zealand on 28 April', 'round-up'],
  ['Council learns how to close a dyke', 'report'],
  ['People live longer near the sea', 'report'],
  ['The week that changed Beira', 'report'],
  ['Columnist wins award', 'report'],
  ['Column: the dyke was never high enough', 'opinion'],
  ['Column | De dijk was nooit hoog genoeg', 'opinion'],
  ['COLUMN: De dijk was nooit hoog genoeg', 'opinion'],
  ['Column Ilse Brandt: de dijk was nooit hoog genoeg', 'opinion'],
  ['Opinie van Ilse Brandt | De dijk was nooit hoog genoeg', 'opinion'],
  ['Commentary: the dyke was never high enough', 'opinion'],
  ['Analyse: waarom de dijk brak', 'opinion'],
  ['Analysis | Why the dyke broke', 'opinion'],
  ['Why the dyke broke - analysis', 'opinion'],
  ['Column of smoke over Beira: hundreds leave their homes', 'report'],
  ['Analysis of dyke shows cracks', 'report'],
])('"%s" is a %s', (title, kind) => {
  expect(of(title)).toBe(kind)
})

test('addresses and sections tell where titles don’t', () => {
  expect(of('The dyke was never high enough', 'opinion/2026/dyke')).toBe('opinion')
  expect(of('De dijk was nooit hoog genoeg', 'x', ['columns'])).toBe('opinion')
  expect(of('Storm Nadira', 'live/2026/nadira')).toBe('live-blog')
})
