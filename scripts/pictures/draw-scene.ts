import { markup } from '@plainwire/domain/markup'
import { grain } from './halftone.ts'
import { palette } from './palette.ts'
import { seededRandom, wordSeed } from './random.ts'
import { SCENES } from './scenes.ts'
import { HEIGHT, WIDTH } from './shapes.ts'

/** A picture that can't be drawn, because nothing draws its scene. */
export class UnknownSceneError extends Error {
  override readonly name = 'UnknownSceneError'
  readonly code = 'SCENE_UNKNOWN'
}

/**
 * Draws a picture in a two-tone print look.
 *
 * @param seed the same seed always gives the same picture; another gives other inks and another arrangement
 * @returns an SVG document, 1600 × 900
 * @throws UnknownSceneError
 */
export function drawScene(name: string, seed: number): string {
  const scene = SCENES.get(name)
  if (!scene) throw new UnknownSceneError(`Nothing draws the scene '${name}'.`)
  const random = seededRandom((wordSeed(name) ^ Math.imul(seed, 0x85ebca6b)) >>> 0)
  const inks = palette(random, random.pick(scene.hues), random.pick(scene.moods))
  const shapes = scene.draw(random, inks)
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${shapes}${grain(inks.ink, inks.isNight ? 0.22 : 0.1)}</svg>`
    .text
}
