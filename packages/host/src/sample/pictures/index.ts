export { drawScene } from './draw-scene.ts'
export { SCENE_NAMES, type SceneName } from './scenes.ts'
