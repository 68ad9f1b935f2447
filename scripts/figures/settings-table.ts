/** A setting as defined in the code. */
export interface Setting {
  name: string
  /** The default as the page prints it; undefined if there is none, or it depends on other settings. */
  default: string | undefined
}

const HEAD = '| name | default | meaning |'
const NAME = /`([A-Z][A-Z0-9_]+)`/g

/**
 * Updates the defaults in the page's table of settings from the code. The meaning of a setting, and a default
 * that depends on others, is written by hand.
 *
 * @param read names of settings that are not in the schema, because a library reads them itself
 * @returns the page, and a line for each setting that the table or the code lacks, or that the table has
 *   twice
 */
export function updateSettings(
  page: string,
  settings: readonly Setting[],
  read: readonly string[] = [],
): { text: string; problems: string[] } {
  const start = page.indexOf(HEAD)
  if (start < 0) return { text: page, problems: ['has no table of settings'] }
  const end = page.indexOf('\n\n', start)
  const rows = page.slice(start, end < 0 ? undefined : end).split('\n')
  const byName = new Map(settings.map((setting) => [setting.name, setting.default]))
  const listed = rows.slice(2).flatMap((row) => namesOf(row))
  const text = rows.map((row, index) => (index < 2 ? row : withDefaults(row, byName))).join('\n')
  return {
    text: page.slice(0, start) + text + (end < 0 ? '' : page.slice(end)),
    problems: [
      ...settings.filter(({ name }) => !listed.includes(name)).map(({ name }) => `lacks the setting ${name}`),
      ...listed
        .filter((name) => !byName.has(name) && !read.includes(name))
        .map((name) => `has ${name}, which is no setting`),
      ...listed.filter((name, index) => listed.indexOf(name) !== index).map((name) => `has ${name} twice`),
    ],
  }
}

function namesOf(row: string): string[] {
  return Array.from((row.split(' | ')[0] ?? '').matchAll(NAME), ([, name = '']) => name)
}

/** Replaces the defaults in a row if all of its settings have one. Text after a semicolon is unchanged. */
function withDefaults(row: string, byName: ReadonlyMap<string, string | undefined>): string {
  const cells = row.split(' | ')
  const defaults = namesOf(row).map((name) => byName.get(name))
  if (defaults.some((value) => value === undefined)) return row
  const [, remark] = (cells[1] ?? '').split('; ')
  cells[1] = defaults.join(', ') + (remark === undefined ? '' : `; ${remark}`)
  return cells.join(' | ')
}
