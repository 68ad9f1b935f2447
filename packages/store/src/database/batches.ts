/**
 * The maximum number of rows per statement. PostgreSQL accepts 65,535 parameters, enough for 1,000 rows of up
 * to 65 columns.
 */
const ROWS_PER_STATEMENT = 1_000

/**
 * Splits rows into batches that are small enough for one statement each; yields nothing if there are no rows.
 */
export function* splitIntoBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    yield rows.slice(start, start + ROWS_PER_STATEMENT)
}
