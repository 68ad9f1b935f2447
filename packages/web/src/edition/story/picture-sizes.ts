/**
 * Values of the `sizes` attribute of pictures: of the featured story, of cards and of story pages. On phones,
 * the values are only 70 % of the displayed width, so that browsers choose a smaller picture: with three
 * device pixels per CSS pixel, a picture in full resolution has twice the bytes, but looks the same.
 */
export const PICTURE_SIZES = {
  featured: '(min-width: 1240px) 420px, (min-width: 1024px) 34vw, (min-width: 768px) 50vw, 70vw',
  card: '(min-width: 1240px) 376px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, 73px',
  story: '(min-width: 1080px) 660px, (min-width: 768px) 62vw, 70vw',
} as const
