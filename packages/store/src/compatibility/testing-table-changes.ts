import type { AlterTableCmd, ColumnDef, Constraint, Node } from 'libpg-query'
import { findBlockingReferences } from './testing-references.ts'

/** Changes of a table that don't affect queries of an older release. */
const HARMLESS = new Set([
  'AT_SetStorage',
  'AT_SetCompression',
  'AT_SetStatistics',
  'AT_SetRelOptions',
  'AT_ResetRelOptions',
  'AT_ValidateConstraint',
  // Dropping a constraint doesn't affect existing rows and statements. A constraint that replaces it is
  // checked separately.
  'AT_DropConstraint',
])

const REWRITES = 'the table is rewritten, and can be neither read nor written meanwhile'

const constraintsOf = ({ constraints = [] }: ColumnDef): Constraint[] =>
  constraints.flatMap((one) => ('Constraint' in one ? [one.Constraint] : []))

/** Whether a default is the same for every row, so that existing rows needn't be rewritten. */
function isConstant(expression: Node | undefined): boolean {
  if (!expression) return true
  if ('A_Const' in expression || 'SQLValueFunction' in expression) return true
  if ('TypeCast' in expression) return isConstant(expression.TypeCast.arg)
  if ('A_ArrayExpr' in expression) return (expression.A_ArrayExpr.elements ?? []).every(isConstant)
  if (!('FuncCall' in expression)) return false
  const [name] = (expression.FuncCall.funcname ?? []).slice(-1)
  return name !== undefined && 'String' in name && name.String.sval === 'now'
}

function ofNewColumn(table: string, column: ColumnDef, fresh: ReadonlySet<string>): string[] {
  const name = `${table}.${column.colname}`
  const constraints = constraintsOf(column)
  const of = (kind: Constraint['contype']) => constraints.find(({ contype }) => contype === kind)
  const filled = of('CONSTR_DEFAULT')
  const generated = of('CONSTR_GENERATED') ?? of('CONSTR_IDENTITY')
  const isRequired = of('CONSTR_NOTNULL') !== undefined || of('CONSTR_PRIMARY') !== undefined
  const typeName = (column.typeName?.names ?? []).map((one) => ('String' in one ? one.String.sval : ''))
  const isSerial = typeName.some((one) => one?.endsWith('serial'))
  return [
    ...(isRequired && !filled && !generated && !isSerial
      ? [`${name} is required and has no default: the release before doesn't fill it`]
      : []),
    ...(generated || isSerial || !isConstant(filled?.raw_expr) ? [`${name}: ${REWRITES}`] : []),
    ...(of('CONSTR_UNIQUE') && filled
      ? [`${name} is unique and has a default: a second row is refused`]
      : []),
    ...findBlockingReferences(column.constraints ?? [], fresh),
  ]
}

/** The breaking changes in an ALTER of an existing table. */
export function findBreakingTableChanges(
  table: string,
  { subtype = 'AT_AddColumn', name, def }: AlterTableCmd,
  fresh: ReadonlySet<string>,
): string[] {
  if (HARMLESS.has(subtype)) return []
  const column = `${table}.${name}`
  switch (subtype) {
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? ofNewColumn(table, def.ColumnDef, fresh) : []
    case 'AT_ColumnDefault':
      return def ? [] : [`${column} loses its default, which the release before relies on`]
    case 'AT_DropColumn':
      return [`${column} is dropped`]
    case 'AT_AlterColumnType':
      return [`${column} changes its type`]
    case 'AT_SetNotNull':
      return [`${column} becomes required: the release before may leave it empty`]
    case 'AT_DropNotNull':
      return [`${column} may become empty, which the release before doesn't expect`]
    case 'AT_AddConstraint': {
      const { conname, contype = 'CONSTR_CHECK' } = def && 'Constraint' in def ? def.Constraint : {}
      const kind = contype.replace('CONSTR_', '').toLowerCase()
      return [
        `${table} gets the constraint ${conname ?? kind}, which refuses rows that the release before writes`,
      ]
    }
    default:
      return [`${table}: nothing is known of the compatibility of ${subtype}`]
  }
}
