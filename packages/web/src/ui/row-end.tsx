/**
 * The last child of a row that the browser may draw while it has read only half of it. Until this arrives, the
 * variants `unparsed` (of the row itself) and `in-unparsed` (of its children) apply: what would be moved by the
 * rest of the row stays invisible, and keeps its room.
 */
export function RowEnd() {
  return <span hidden data-row-end="" />
}
