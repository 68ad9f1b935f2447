/**
 * Marks the end of a row that the browser may paint before it has parsed all of it. Until this element is
 * parsed, the CSS variants `unparsed` (on the row) and `in-unparsed` (on its children) apply: they hide
 * children that the rest of the row would move, and preserve their space.
 */
export function RowParsedMarker() {
  return <span hidden data-row-end="" />
}
