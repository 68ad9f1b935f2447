interface Box {
  south: number
  north: number
  west: number
  east: number
}

/**
 * Regions of the world as boxes in degrees, used to name a point that is far from every known town. If boxes
 * overlap, the first one that contains the point applies.
 */
const PARTS = {
  europe: { south: 35, north: 72, west: -25, east: 45 },
  northAmerica: { south: 7, north: 84, west: -170, east: -50 },
  australia: { south: -50, north: -10, west: 110, east: 180 },
  asia: { south: -10, north: 82, west: 45, east: 180 },
} as const satisfies Record<string, Box>

export type WorldRegion = keyof typeof PARTS

const holds = ({ south, north, west, east }: Box, latitude: number, longitude: number) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

/**
 * Returns the region of the world that contains a point, for texts such as 'European location'; undefined if no
 * region contains it.
 */
export function findWorldRegion({ latitude, longitude }: { latitude: number; longitude: number }) {
  const parts = Object.entries(PARTS) as [WorldRegion, Box][]
  return parts.find(([, box]) => holds(box, latitude, longitude))?.[0]
}
