import { expect, test } from 'vitest'
import { listRegionNames } from './region-names.ts'

test.each<[string, string, 1 | 2, string[]]>([
  ['Berat County', 'AL', 1, ['Berat County', 'Berat']],
  ['Yap State', 'FM', 1, ['Yap State']],
  ['Western Province', 'ZM', 1, ['Western Province']],
  ['Moore’s Island', 'BS', 1, ["Moore's Island"]],
  ['Centre', 'CM', 1, []],
  ['Bibb County', 'US', 2, ['Bibb County']],
  ['Gemeente Land van Cuijk', 'NL', 2, ['Land van Cuijk']],
  ['Provincia di Siracusa', 'IT', 2, ['Provincia di Siracusa', 'Siracusa']],
  ['Sligo', 'IE', 2, ['Sligo', 'County Sligo']],
  ['Regional District of Nanaimo', 'CA', 2, ['Regional District of Nanaimo', 'Nanaimo']],
  ['Lahore District', 'PK', 2, ['Lahore District', 'Lahore']],
])('the names of %s (%s, level %d)', (listed, country, level, names) => {
  expect(listRegionNames(listed, country, level)).toEqual(names)
})
