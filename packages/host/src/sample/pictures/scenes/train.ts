import { halftone } from '../halftone.ts'
import { clouds, hills, roundTree, sky, sun } from '../landscape.ts'
import { BLUE, type Palette, SEA, SLATE, TEAL } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { curve, disc, form, moved, rect, type Shape, times, WIDTH } from '../shapes.ts'

/** A fast train, or a regional one under wires, in hills. */
export const train: Scene = {
  hues: [BLUE, SLATE, TEAL, SEA],
  moods: ['day', 'day', 'dusk', 'night'],
  draw(random, inks) {
    const isMirrored = random.chance(0.5)
    return [
      ...sky(random, inks, 600),
      sun(random, inks),
      clouds(random, inks, 3, 320),
      hills(random, 520, 70, inks.far, 6),
      hills(random, 610, 46, inks.middle, 5),
      ...times(12, () =>
        roundTree(
          random.between(0, WIDTH),
          random.between(640, 680),
          random.between(70, 130),
          inks.near,
          inks.near,
        ),
      ).flat(),
      rect(0, 716, WIDTH, 184, inks.near),
      ...wires(inks),
      halftone(inks.ink, { y: 740, height: 160 }, 0, 0.55),
      rect(0, 730, WIDTH, 9, inks.paper),
      ...times(40, (index) => rect(index * 42, 748, 22, 10, inks.ink)),
      moved(
        isMirrored ? random.between(1240, 1420) : random.between(180, 360),
        726,
        random.chance(0.6) ? fastTrain(inks) : regionalTrain(inks),
        1,
        isMirrored,
      ),
    ]
  },
}

function wires(inks: Palette): Shape[] {
  return [
    ...times(4, (index) => [
      rect(170 + index * 420, 380, 10, 340, inks.ink),
      rect(170 + index * 420, 400, 120, 7, inks.ink),
    ]).flat(),
    ...times(4, (index) =>
      curve(
        `M${170 + index * 420 - 320} 408Q${170 + index * 420 - 110} 444 ${290 + index * 420 - 20} 408`,
        inks.ink,
        3,
      ),
    ),
  ]
}

function fastTrain(inks: Palette): Shape[] {
  return [
    form('M-700 -236H760Q930 -220 1070 -60Q1096 -18 1060 0H-700Z', inks.paper),
    halftone(inks.far, { x: -700, y: -70, width: 1740, height: 64 }, 0.05, 0.5),
    rect(-700, -92, 1730, 20, inks.accent),
    ...times(12, (index) => rect(-690 + index * 112, -196, 82, 62, inks.ink, 10)),
    form('M690 -200H790Q890 -180 950 -120H690Z', inks.ink),
    ...[-700, -180, 330].map((x) => rect(x, -232, 4, 228, inks.far)),
    disc(1036, -42, 11, inks.accent),
    rect(-700, -8, 1750, 14, inks.ink),
  ]
}

function regionalTrain(inks: Palette): Shape[] {
  const car = (x: number) => [
    rect(x, -238, 540, 232, inks.paper, 18),
    rect(x, -110, 540, 42, inks.accent),
    ...[44, 152, 316, 424].map((at) => rect(x + at, -204, 76, 66, inks.ink, 8)),
    rect(x + 236, -206, 64, 196, inks.shade, 6),
    rect(x + 246, -196, 44, 90, inks.ink, 4),
    ...[80, 150, 390, 460].map((at) => disc(x + at, -2, 20, inks.ink)),
  ]
  return [
    ...car(-560),
    ...car(0),
    form('M540 -238Q640 -230 668 -110V-30Q668 -6 640 -6H540Z', inks.paper),
    form('M560 -204Q624 -196 642 -124H560Z', inks.ink),
    disc(640, -60, 12, inks.accent),
    rect(-30, -30, 40, 14, inks.ink),
  ]
}
