import { disc, move, polyline, type Shape } from '../shapes.ts'

/** The posture of a person. */
export type Pose = 'stand' | 'walk' | 'run' | 'cheer' | 'wide' | 'point' | 'kneel' | 'sit' | 'skate'

interface Posture {
  torso: readonly number[]
  head: readonly [x: number, y: number]
  arms: readonly (readonly number[])[]
  legs: readonly (readonly number[])[]
}

const STANDING = [
  [-11, -76, -13, -4],
  [11, -76, 13, -4],
]
const UPRIGHT = { torso: [0, -128, 0, -88], head: [0, -178] } as const

/**
 * The coordinates of the joints in each pose, relative to the feet at (0, 0), facing right. A person is 200
 * px high.
 */
const POSTURES: Record<Pose, Posture> = {
  stand: {
    ...UPRIGHT,
    arms: [
      [-22, -130, -31, -76],
      [22, -130, 31, -76],
    ],
    legs: STANDING,
  },
  walk: {
    ...UPRIGHT,
    arms: [
      [-20, -130, -38, -84],
      [20, -130, 40, -88],
    ],
    legs: [
      [-6, -78, -32, -4],
      [6, -78, 30, -4],
    ],
  },
  run: {
    torso: [12, -130, 0, -92],
    head: [24, -180],
    arms: [
      [-6, -134, -44, -110, -34, -80],
      [30, -130, 52, -98, 84, -116],
    ],
    legs: [
      [-4, -80, -32, -44, -76, -50],
      [8, -80, 46, -62, 34, -4],
    ],
  },
  cheer: {
    ...UPRIGHT,
    arms: [
      [-22, -132, -52, -206],
      [22, -132, 52, -206],
    ],
    legs: STANDING,
  },
  wide: {
    ...UPRIGHT,
    arms: [
      [-22, -132, -96, -152],
      [22, -132, 96, -152],
    ],
    legs: [
      [-8, -78, -34, -4],
      [8, -78, 34, -4],
    ],
  },
  point: {
    ...UPRIGHT,
    arms: [
      [-22, -130, -31, -76],
      [22, -130, 88, -120],
    ],
    legs: STANDING,
  },
  kneel: {
    torso: [10, -84, -14, -52],
    head: [32, -122],
    arms: [
      [18, -84, 52, -30],
      [2, -84, 34, -26],
    ],
    legs: [
      [-14, -46, 14, -10, -50, -6],
      [-10, -46, 34, -44, 30, -4],
    ],
  },
  sit: {
    torso: [0, -104, 0, -66],
    head: [2, -152],
    arms: [
      [-18, -108, -22, -62, 12, -58],
      [18, -108, 26, -66, 44, -62],
    ],
    legs: [
      [-8, -58, 40, -56, 42, -4],
      [8, -58, 56, -54, 58, -4],
    ],
  },
  skate: {
    torso: [52, -112, 4, -94],
    head: [92, -128],
    arms: [
      [34, -108, -14, -122],
      [56, -104, 78, -62],
    ],
    legs: [
      [-2, -84, -36, -52, -94, -14],
      [6, -84, 46, -58, 24, -4],
    ],
  },
}

/** Draws a person as a silhouette of coat, head and trousers. */
export function drawPerson(
  x: number,
  foot: number,
  scale: number,
  { coat, skin, legs = coat }: { coat: string; skin: string; legs?: string },
  pose: Pose = 'stand',
  isMirrored = false,
): Shape {
  const { torso, head, arms, legs: limbs } = POSTURES[pose]
  return move(
    x,
    foot,
    [
      ...limbs.map((points) => polyline(points, legs, 19)),
      polyline(torso, coat, 48),
      ...arms.map((points) => polyline(points, coat, 15)),
      disc(head[0], head[1], 23, skin),
    ],
    scale,
    isMirrored,
  )
}
