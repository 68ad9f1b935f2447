import type { Scene } from './scene.ts'
import { airport } from './scenes/airport.ts'
import { bridge } from './scenes/bridge.ts'
import { chip } from './scenes/chip.ts'
import { cinema } from './scenes/cinema.ts'
import { concert } from './scenes/concert.ts'
import { courtroom } from './scenes/courtroom.ts'
import { factory } from './scenes/factory.ts'
import { farm } from './scenes/farm.ts'
import { forest } from './scenes/forest.ts'
import { harbour } from './scenes/harbour.ts'
import { hospital } from './scenes/hospital.ts'
import { island } from './scenes/island.ts'
import { laboratory } from './scenes/laboratory.ts'
import { library } from './scenes/library.ts'
import { market } from './scenes/market.ts'
import { mountains } from './scenes/mountains.ts'
import { museum } from './scenes/museum.ts'
import { parliament } from './scenes/parliament.ts'
import { river } from './scenes/river.ts'
import { rocket } from './scenes/rocket.ts'
import { school } from './scenes/school.ts'
import { sea } from './scenes/sea.ts'
import { skyline } from './scenes/skyline.ts'
import { snow } from './scenes/snow.ts'
import { solar } from './scenes/solar.ts'
import { stadium } from './scenes/stadium.ts'
import { street } from './scenes/street.ts'
import { train } from './scenes/train.ts'
import { turbines } from './scenes/turbines.ts'
import { volcano } from './scenes/volcano.ts'

/** Every kind of picture that the sample edition may ask for. */
export const SCENES = {
  train,
  harbour,
  parliament,
  laboratory,
  forest,
  stadium,
  hospital,
  skyline,
  sea,
  mountains,
  courtroom,
  factory,
  farm,
  concert,
  cinema,
  rocket,
  school,
  river,
  turbines,
  market,
  airport,
  chip,
  street,
  museum,
  island,
  solar,
  bridge,
  snow,
  volcano,
  library,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES

export const SCENE_NAMES = Object.keys(SCENES) as [SceneName, ...SceneName[]]
