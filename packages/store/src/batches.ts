/** PostgreSQL takes 65,535 values in a statement: rows of up to 65 columns fit. */
const ROWS_PER_STATEMENT = 1_000

/** Rows in parts that fit into a statement each; none of no rows. */
export function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    yield rows.slice(start, start + ROWS_PER_STATEMENT)
}
