/** A position as browsers report it. */
export interface BrowserPosition {
  latitude: number
  longitude: number
  /** The radius of the area in which the device is, in metres. */
  accuracy: number
}

/** The coordinates of a position, in degrees. */
export type Point = Pick<BrowserPosition, 'latitude' | 'longitude'>

/** Returns the coordinates of a position, rounded to a number of decimals. */
export const roundCoordinates = ({ latitude, longitude }: Point, decimals: number): Point => ({
  latitude: Number(latitude.toFixed(decimals)),
  longitude: Number(longitude.toFixed(decimals)),
})
