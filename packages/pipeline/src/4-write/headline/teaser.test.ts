import { expect, test } from 'vitest'
import { matchesTeaserPattern } from './teaser.ts'

test.each([
  'The craziest answer to the flood of Beira',
  'Beira grieves: Inside the flood',
  'A look ahead at the vote in Beira',
  'Letters of the mayor offer glimpse of the vote',
  'Engineer predicts when the dyke will break',
  'The one thing that nobody in Beira knew',
  'Not so fast: the dyke of Beira stays',
  'Ana Sitoe: full statement on the dyke of Beira',
  'Ana Sitoe: volledige verklaring over de dijk van Beira',
  'De gekste reactie op de vloed van Beira',
  'Beira rouwt: een kijkje achter de dijk',
  'Ingenieur voorspelt wanneer de dijk breekt',
])('"%s" teases', (title) => {
  expect(matchesTeaserPattern(title)).toBe(true)
})

test.each([
  'Dyke of Beira breaks in the night',
  'Council looks at a new plan for the wall',
  'Man inside the port office is arrested',
  'Mayor says dyke will be rebuilt',
  'Dijk van Beira breekt in de nacht',
])('"%s" reports the news', (title) => {
  expect(matchesTeaserPattern(title)).toBe(false)
})
