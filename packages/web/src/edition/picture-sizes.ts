/**
 * How wide pictures are on the page, for `sizes`: beside the featured story's text, a card of two or three columns or a small
 * one on a phone, the dialog.
 * A phone asks for 70 % of what it shows: its third device pixel per CSS pixel can't be seen, and doubles the bytes.
 */
export const PICTURE_SIZES = {
  featured: '(min-width: 1240px) 420px, (min-width: 1024px) 34vw, (min-width: 768px) 50vw, 70vw',
  card: '(min-width: 1240px) 376px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, 73px',
  story: '(min-width: 1080px) 660px, (min-width: 768px) 62vw, 70vw',
} as const
