import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { FITTED_DAYS } from '../../training/splits.ts'

const DAYS = 10

/** Returns ten recorded days of 2020, evenly spread, without the days that a model was fitted on. */
export function chooseDays(folders: readonly string[]): string[] {
  const days = folders.filter((name) => /^2020-\d\d-\d\d$/.test(name) && !FITTED_DAYS.includes(name)).sort()
  if (days.length <= DAYS) return days
  return Array.from({ length: DAYS }, (_, at) => days[Math.floor((at * days.length) / DAYS)] ?? '')
}

/** Returns the folders of ten recorded days of 2020, evenly spread, on which no model was fitted. */
export async function findRecordedDays(data: string): Promise<string[]> {
  const archive = join(data, 'feeds-archive')
  return chooseDays(await readdir(archive)).map((day) => join(archive, day))
}
