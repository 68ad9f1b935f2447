import { expect, test } from 'vitest'
import { getPublisherInitials } from './publisher-initials.tsx'

test.each([
  ['The Harbour Gazette', 'HG'],
  ['De Nieuwe Ochtend', 'NO'],
  ['Meridian', 'ME'],
  ['NRC', 'NR'],
  ['Élan Vital', 'ÉV'],
  ['  ', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(getPublisherInitials(name)).toBe(initials)
})
