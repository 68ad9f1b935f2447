import { drawHalftone } from '../../halftone.ts'
import { BLUE, BRICK, type Palette, SLATE, TEAL, VIOLET } from '../../palette.ts'
import { GRASS, GRASS_SHADE, PITCH_LINE_COLOUR } from '../../props/grass.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
import {
  clip,
  disc,
  drawPath,
  fade,
  HEIGHT,
  move,
  oval,
  polygon,
  polyline,
  rect,
  repeat,
  ring,
  type Shape,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** A full stadium, seen from above. */
export const stadiumAbove: Scene = { hues: [BLUE, TEAL], moods: ['dusk', 'night'], draw: fromAbove }

/** A goal before a full stand, under floodlights. */
export const stadiumStand: Scene = {
  hues: [BRICK, VIOLET, SLATE],
  moods: ['dusk', 'night'],
  draw: fromTheStand,
}

function fromAbove(random: Random, inks: Palette): Shape[] {
  const x = WIDTH / 2 + random.between(-60, 60)
  const seats = repeat(620, () => {
    const angle = random.between(0, Math.PI * 2)
    const reach = random.between(0.72, 0.985)
    return disc(
      x + Math.cos(angle) * 800 * reach,
      460 + Math.sin(angle) * 470 * reach,
      random.between(4, 8),
      random.pick([inks.paper, inks.accent, inks.far, inks.shade]),
    )
  })
  return [
    rect(0, 0, WIDTH, HEIGHT, inks.near),
    drawHalftone(inks.ink, {}, 0.1, 0.45),
    oval(x, 460, 860, 510, inks.ink),
    oval(x, 460, 800, 470, inks.middle),
    fade(0.9, seats),
    oval(x, 460, 640, 366, inks.ink),
    oval(x, 460, 580, 326, inks.middle),
    oval(x, 460, 556, 306, inks.far),
    ...pitch(x),
    ...[
      [-500, -300],
      [500, -300],
      [-500, 300],
      [500, 300],
    ].map(([dx, dy]) => disc(x + (dx ?? 0), 460 + (dy ?? 0), 15, inks.paper)),
  ]
}

function pitch(x: number): Shape[] {
  const line = PITCH_LINE_COLOUR
  const box = (side: number) => rect(side < 0 ? x - 400 : x + 290, 370, 110, 180, 'none')
  const field = `M${x - 400} 270H${x + 400}V650H${x - 400}Z`
  return [
    clip(field, [
      rect(x - 400, 270, 800, 380, GRASS),
      ...repeat(5, (index) => rect(x - 400 + index * 160, 270, 80, 380, GRASS_SHADE)),
    ]),
    strokePath(field, line, 5),
    polyline([x, 270, x, 650], line, 5),
    ring(x, 460, 72, line, 5),
    box(1),
    box(-1),
    strokePath(`M${x - 400} 360H${x - 290}V560H${x - 400}M${x + 400} 360H${x + 290}V560H${x + 400}`, line, 5),
  ]
}

function fromTheStand(random: Random, inks: Palette): Shape[] {
  const crowd = repeat(500, () =>
    disc(
      random.between(0, WIDTH),
      random.between(330, 510),
      random.between(5, 9),
      random.pick([inks.paper, inks.accent, inks.far, inks.shade]),
    ),
  )
  return [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.far, { height: 330 }, 0.3, 0),
    ...[200, 1400].flatMap((x) => floodlight(inks, x)),
    drawPath(`M0 300Q${WIDTH / 2} 190 ${WIDTH} 300V540H0Z`, inks.near),
    drawPath(`M0 322Q${WIDTH / 2} 236 ${WIDTH} 322V520H0Z`, inks.ink),
    fade(0.85, [clip(`M0 330Q${WIDTH / 2} 244 ${WIDTH} 330V520H0Z`, crowd)]),
    drawPath(`M0 260Q${WIDTH / 2} 150 ${WIDTH} 260V306Q${WIDTH / 2} 196 0 306Z`, inks.middle),
    rect(0, 508, WIDTH, 42, inks.middle),
    ...repeat(9, (index) =>
      rect(40 + index * 180, 516, 130, 24, index % 2 === 0 ? inks.accent : inks.paper, 3),
    ),
    rect(0, 548, WIDTH, 352, GRASS),
    ...repeat(5, (index) =>
      polygon(
        [index * 380 - 60, 548, index * 380 + 110, 548, index * 440 + 60, 900, index * 440 - 200, 900],
        GRASS_SHADE,
      ),
    ),
    polyline([-10, 620, WIDTH + 10, 620], PITCH_LINE_COLOUR, 6),
    ...goal(random.chance(0.5)),
    ball(random.between(640, 960), 780, inks),
  ]
}

function floodlight(inks: Palette, x: number): Shape[] {
  return [
    rect(x - 7, 110, 14, 240, inks.ink),
    rect(x - 84, 50, 168, 84, inks.ink, 8),
    ...repeat(8, (index) => disc(x - 60 + (index % 4) * 40, 74 + Math.floor(index / 4) * 38, 13, inks.paper)),
  ]
}

function goal(isMirrored: boolean): Shape[] {
  const line = '#f7f8f2'
  return [
    move(
      isMirrored ? WIDTH : 0,
      0,
      [
        fade(0.5, [
          ...repeat(9, (index) => polyline([150 + index * 36, 560, 130 + index * 32, 690], line, 2)),
          ...repeat(5, (index) =>
            polyline([146 - index * 3, 574 + index * 27, 440 - index * 9, 574 + index * 27], line, 2),
          ),
        ]),
        strokePath('M140 720V548H452V720', line, 11),
      ],
      1,
      isMirrored,
    ),
  ]
}

function ball(x: number, y: number, inks: Palette): Shape {
  const patch = (dx: number, dy: number, size: number) =>
    polygon(
      repeat(5, (index) => [
        x + dx + Math.cos(index * 1.257 - 1.57) * size,
        y + dy + Math.sin(index * 1.257 - 1.57) * size,
      ]).flat(),
      inks.ink,
    )
  return clip(`M${x - 46} ${y}a46 46 0 1 0 92 0a46 46 0 1 0 -92 0Z`, [
    disc(x, y, 46, '#fbfbf7'),
    patch(0, 0, 17),
    patch(-40, -20, 15),
    patch(40, -20, 15),
    patch(-26, 38, 14),
    patch(26, 38, 14),
    drawHalftone(inks.near, { x: x - 46, y, width: 92, height: 46 }, 0, 0.3),
  ])
}
