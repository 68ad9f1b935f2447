/**
 * Marks the end of a row that the browser may paint before it has parsed all of it. Until this element is
 * parsed, the CSS variants `unparsed` (on the row) and `in-unparsed` (on its children) apply. Components use
 * them to hide what would move when the rest of the row is parsed, and to reserve its space.
 */
export function RowParsedMarker() {
  return <span hidden data-row-end="" />
}
