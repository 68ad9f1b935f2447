/**
 * Widths of pictures on the page, for `sizes`: next to the featured story's text, a card of two or three
 * columns or a small one on a phone, the dialog. A phone requests 70 % of the displayed width: the third
 * device pixel per CSS pixel is invisible, and doubles the bytes.
 */
export const PICTURE_SIZES = {
  featured: '(min-width: 1240px) 420px, (min-width: 1024px) 34vw, (min-width: 768px) 50vw, 70vw',
  card: '(min-width: 1240px) 376px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, 73px',
  story: '(min-width: 1080px) 660px, (min-width: 768px) 62vw, 70vw',
} as const
