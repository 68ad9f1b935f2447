const GROUNDS = { paper: 'bg-paper', surface: 'bg-surface', hush: 'bg-hush' } as const

/** The colour behind a field's text: 'hush' where its text is only to be copied. */
export type FieldGround = keyof typeof GROUNDS

/** The classes of the box of a field or a list of choices. */
export function fieldClass(ground: FieldGround = 'paper', isReadOnly = false): string {
  return `w-full min-w-0 rounded-md border border-edge px-3 font-normal target disabled:opacity-60 aria-invalid:border-danger ${GROUNDS[ground]} ${isReadOnly ? 'text-14' : 'text-16'}`
}
