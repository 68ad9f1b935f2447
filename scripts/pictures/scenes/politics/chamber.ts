import { BLUE, type Palette, SEA, VIOLET } from '../../palette.ts'
import { drawRoom } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import { disc, oval, polygon, polyline, rect, repeat, rotate, type Shape, strokePath } from '../../shapes.ts'

/** A half-round hall of seats before a speaker's desk. */
export const chamber: Scene = {
  hues: [BLUE, SEA],
  moods: ['day'],
  draw: (_random, inks) => [
    ...drawRoom(inks, 300),
    ...repeat(9, (index) => rect(60 + index * 190, 30, 70, 250, inks.far)),
    ...repeat(5, (row) => [
      oval(800, 330, 420 + row * 150, 90 + row * 92, [inks.near, inks.middle][row % 2] ?? inks.near),
    ])
      .flat()
      .reverse(),
    ...repeat(5, (row) => chairs(inks, row)).flat(),
    oval(800, 330, 300, 70, inks.paper),
    rect(690, 250, 220, 110, inks.ink, 6),
    rect(670, 240, 260, 22, inks.shade, 6),
    polyline([760, 240, 770, 200], inks.ink, 6),
    polyline([840, 240, 830, 200], inks.ink, 6),
    drawPerson(800, 300, 0.75, { coat: inks.ink, skin: inks.ink }),
  ],
}

function chairs(inks: Palette, row: number): Shape[] {
  const count = 9 + row * 2
  return repeat(count, (index) => {
    const angle = Math.PI * (0.04 + (0.92 * index) / (count - 1))
    const size = 26 + row * 9
    return rect(
      800 + Math.cos(angle) * (372 + row * 148) - size / 2,
      330 + Math.sin(angle) * (70 + row * 90) - size,
      size,
      size * 1.1,
      (index + row) % 6 === 2 ? inks.accent : inks.ink,
      8,
    )
  })
}

/** A speaker's desk with microphones. */
export const lectern: Scene = {
  hues: [VIOLET, BLUE],
  moods: ['dusk'],
  draw: (_random, inks) => [
    ...drawRoom(inks, 760),
    ...repeat(8, (index) => rect(index * 210 - 20, 0, 120, 750, inks.far)),
    disc(800, 300, 230, inks.middle),
    polygon([560, 560, 1040, 560, 980, 900, 620, 900], inks.ink),
    polygon([520, 500, 1080, 500, 1050, 580, 550, 580], inks.near),
    polygon([640, 500, 700, 440, 960, 440, 980, 500], inks.paper),
    ...[-1, 1].flatMap((side) => [
      strokePath(`M${800 + side * 130} 500Q${800 + side * 130} 380 ${800 + side * 60} 330`, inks.ink, 12),
      rotate(side * -40, 800 + side * 50, 316, [rect(776 + side * 50, 270, 48, 86, inks.shade, 24)]),
    ]),
    disc(800, 700, 66, inks.accent),
    rect(1150, 470, 70, 120, inks.paper, 8),
    rect(1150, 510, 70, 80, inks.far, 8),
    rect(1090, 590, 200, 310, inks.near),
  ],
}
