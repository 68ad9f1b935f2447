import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getDrawingFileName } from '../../packages/sample/src/drawings/drawing-file.ts'
import { drawScene } from './draw-scene.ts'

/**
 * Draws each picture into a file of the folder, and removes drawings that are no longer requested. Unchanged
 * files aren't written, because a server may be reading them.
 *
 * @throws UnknownSceneError before anything is written
 */
export async function drawPictures(
  pictures: readonly { scene: string; seed: number }[],
  folder: string,
): Promise<void> {
  const drawings = new Map(
    pictures.map((picture) => [getDrawingFileName(picture), drawScene(picture.scene, picture.seed)]),
  )
  await mkdir(folder, { recursive: true })
  for (const [file, svg] of drawings) {
    const path = join(folder, file)
    if ((await readFile(path, 'utf8').catch(() => undefined)) !== svg) await writeFile(path, svg)
  }
  const strays = (await readdir(folder)).filter((file) => file.endsWith('.svg') && !drawings.has(file))
  await Promise.all(strays.map((file) => rm(join(folder, file))))
}
