/**
 * How wide pictures stand on the page, for `sizes`: two thirds of the page, a card of one, two or three columns, the dialog.
 * A phone asks for 70 % of what it shows: its third device pixel per CSS pixel can't be seen, and doubles the bytes.
 */
export const PICTURE_SIZES = {
  featured: '(min-width: 1240px) 852px, (min-width: 1024px) 66vw, (min-width: 768px) 96vw, 70vw',
  card: '(min-width: 1240px) 376px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, 66vw',
  story: '(min-width: 1080px) 660px, (min-width: 768px) 62vw, 70vw',
} as const
