/** Block-level elements, which begin and end a paragraph. */
export const BLOCK_ELEMENTS = new Set(
  (
    'address article aside blockquote body br center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 ' +
    'h6 header hr html li main nav ol p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
)
/** Elements that end a word without ending a paragraph. */
export const WORD_BREAK_ELEMENTS = new Set(['td', 'th', 'option', 'img', 'input', 'button', 'wbr'])
/** Elements whose text is not read. */
export const NON_TEXT_ELEMENTS = new Set(
  'script style template svg math iframe object head select textarea noembed noframes figcaption video audio'.split(
    ' ',
  ),
)
/**
 * Elements whose end tag is often omitted, so that nested ones can't be counted. If such an element must not
 * be quoted (data-nosnippet), the next end tag with its name ends it, whichever element that tag belongs to.
 */
export const OPTIONAL_END_TAG_ELEMENTS = new Set('p li dt dd tr td th option'.split(' '))
/** Elements without content and end tag (the void elements of the HTML standard, and the obsolete 'param'). */
export const VOID_ELEMENTS = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)
