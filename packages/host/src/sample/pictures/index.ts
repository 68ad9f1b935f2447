export { drawScene } from './draw-scene.ts'
export { SCENE_NAMES } from './scenes.ts'
