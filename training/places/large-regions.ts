/**
 * The centres of large regions, set by hand, because the mean of their towns' coordinates isn't the centre.
 * By country (ISO 3166-1 alpha-2): division code, latitude, longitude.
 */
const POINTS: Readonly<Record<string, string>> = {
  AU: `08 -25.5 122 | 05 -30 135 | 03 -20 133 | 07 -37 144.3 | 04 -22.2 144.5 | 02 -32.5 147`,
  CA: `01 54.5 -115 | 02 53.9 -124.5 | 03 55 -97 | 13 65 -120 | 14 70 -90 | 08 49.5 -84.9 | 10 52 -72
11 54 -106 | 12 63.5 -135.5 | 05 52.9 -60`,
  CN: `14 31.5 88 | 06 36 96 | 13 41.5 86 | 29 25 101.5 | 32 30.5 102.5 | 15 38 101 | 20 43.5 114
08 47.5 128.5`,
  RU: `91 64 96 | 63 65 125 | 30 54 136 | 44 62.5 154 | 15 66.5 172`,
  US: `FL 28.6 -82.4 | KS 38.5 -98.4 | OK 35.5 -97.5 | TX 31.3 -99.3 | IL 40 -89.2 | ME 45.4 -69.2 | MI 44.2 -85
MN 46 -94.5 | NE 41.5 -99.8 | NY 43 -75.5 | WI 44.5 -90 | CA 37.2 -119.7 | NV 39.3 -116.8
UT 39.3 -111.6 | AZ 34.5 -111.5 | ID 44.4 -114.6 | MT 47 -109.6 | OR 44 -120.5 | WA 47.4 -120.4
WY 43 -107.5 | HI 20.5 -157.4 | AK 64 -150 | KY 37.6 -85.3`,
}

/** The middle of a large region by its code ('CA.08'): latitude, longitude. */
export const LARGE_REGIONS: ReadonlyMap<string, readonly [number, number]> = new Map(
  Object.entries(POINTS).flatMap(([country, listed]) =>
    listed.split(/\s*[|\n]\s*/).map((entry): [string, [number, number]] => {
      const [division, latitude, longitude] = entry.split(' ')
      return [`${country}.${division}`, [Number(latitude), Number(longitude)]]
    }),
  ),
)
