import { markup } from '@plainwire/domain/markup'
import { drawPaperGrain } from './halftone.ts'
import { createPalette } from './palette.ts'
import { createPictureRandom, hashWord } from './random.ts'
import { SCENES } from './scenes.ts'
import { HEIGHT, WIDTH } from './shapes.ts'

/** Thrown if there is no scene with the requested name. */
class UnknownSceneError extends Error {
  override readonly name = 'UnknownSceneError'
  readonly code = 'SCENE_UNKNOWN'
}

/**
 * Draws a picture in a two-tone print style.
 *
 * @param seed equal seeds produce the same picture; others vary inks and arrangement
 * @returns an SVG document, 1600 × 900
 * @throws UnknownSceneError if there is no such scene
 */
export function drawScene(name: string, seed: number): string {
  const scene = SCENES.get(name)
  if (!scene) throw new UnknownSceneError(`Nothing draws the scene '${name}'.`)
  const random = createPictureRandom((hashWord(name) ^ Math.imul(seed, 0x85ebca6b)) >>> 0)
  const inks = createPalette(random, random.pick(scene.hues), random.pick(scene.moods))
  const shapes = scene.draw(random, inks)
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${shapes}${drawPaperGrain(inks.ink, inks.isNight ? 0.22 : 0.1)}</svg>`
    .text
}
