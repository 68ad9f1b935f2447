import type { Constraint, Node } from 'libpg-query'

/**
 * The ON DELETE actions that allow a referenced row to be deleted, by the parser's codes: cascade, set null,
 * set default.
 */
const ALLOWS_DELETION = new Set(['c', 'n', 'd'])

function ofConstraint(
  { contype, pktable, fk_del_action: act }: Constraint,
  fresh: ReadonlySet<string>,
): string[] {
  const table = pktable?.relname
  if (contype !== 'CONSTR_FOREIGN' || table === undefined || fresh.has(table)) return []
  return act !== undefined && ALLOWS_DELETION.has(act)
    ? []
    : [
        `rows of ${table} that are referenced can't be deleted any more, which the release before does not expect`,
      ]
}

/** References to existing tables that would prevent the deletion of their rows. */
export function findBlockingReferences(elements: readonly Node[], fresh: ReadonlySet<string>): string[] {
  return elements.flatMap((element) => {
    if ('Constraint' in element) return ofConstraint(element.Constraint, fresh)
    return 'ColumnDef' in element ? findBlockingReferences(element.ColumnDef.constraints ?? [], fresh) : []
  })
}
