import type { CityRecord } from '@plainwire/domain/contract'

/** A town's name in a feed's URL: 'sao-paulo' for 'São Paulo'. */
export function toTownSlug(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/**
 * Indexes towns by name, and by name and country ('zwolle-nl'). If several towns have the same name, the name
 * alone means the largest.
 *
 * @param towns largest first
 */
export function indexTownsByName(towns: readonly CityRecord[]): ReadonlyMap<string, CityRecord> {
  const byName = new Map<string, CityRecord>()
  for (const town of towns) {
    const name = toTownSlug(town.name)
    for (const key of [name, `${name}-${town.country_code.toLowerCase()}`]) {
      if (!byName.has(key)) byName.set(key, town)
    }
  }
  return byName
}
