const GROUNDS = { paper: 'bg-paper', surface: 'bg-surface', hush: 'bg-hush' } as const

/** The background color of a field; 'hush' for read-only fields. */
export type FieldBackground = keyof typeof GROUNDS

/** The classes of an <input> or <select>. */
export function getFieldClassNames(ground: FieldBackground = 'paper', isReadOnly = false): string {
  return `w-full min-w-0 rounded-md border border-edge px-3 font-normal target disabled:opacity-60 aria-invalid:border-danger ${GROUNDS[ground]} ${isReadOnly ? 'text-14' : 'text-16'}`
}
