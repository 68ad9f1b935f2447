import type { Scene } from './scene.ts'
import * as airport from './scenes/airport.ts'
import * as antarctica from './scenes/antarctica.ts'
import * as bakery from './scenes/bakery.ts'
import * as bicycles from './scenes/bicycles.ts'
import * as bridge from './scenes/bridge.ts'
import * as care from './scenes/care.ts'
import * as chamber from './scenes/chamber.ts'
import * as chip from './scenes/chip.ts'
import * as chipPeople from './scenes/chip-people.ts'
import * as chipWorks from './scenes/chip-works.ts'
import * as cinema from './scenes/cinema.ts'
import * as cityRoofs from './scenes/city-roofs.ts'
import * as civic from './scenes/civic.ts'
import * as corals from './scenes/corals.ts'
import * as courtroom from './scenes/courtroom.ts'
import * as crime from './scenes/crime.ts'
import * as crops from './scenes/crops.ts'
import * as crowds from './scenes/crowds.ts'
import * as dailyLife from './scenes/daily-life.ts'
import * as dairyCows from './scenes/dairy-cows.ts'
import * as deadTrees from './scenes/dead-trees.ts'
import * as diagnostics from './scenes/diagnostics.ts'
import * as diamonds from './scenes/diamonds.ts'
import * as docks from './scenes/docks.ts'
import * as farm from './scenes/farm.ts'
import * as ferries from './scenes/ferries.ts'
import * as fires from './scenes/fires.ts'
import * as fish from './scenes/fish.ts'
import * as flood from './scenes/flood.ts'
import * as football from './scenes/football.ts'
import * as footballCrowd from './scenes/football-crowd.ts'
import * as footprints from './scenes/footprints.ts'
import * as harbour from './scenes/harbour.ts'
import * as heatPipes from './scenes/heat-pipes.ts'
import * as housing from './scenes/housing.ts'
import * as ice from './scenes/ice.ts'
import * as iceCore from './scenes/ice-core.ts'
import * as laboratory from './scenes/laboratory.ts'
import * as library from './scenes/library.ts'
import * as market from './scenes/market.ts'
import * as medicine from './scenes/medicine.ts'
import * as money from './scenes/money.ts'
import * as newspaper from './scenes/newspaper.ts'
import * as oil from './scenes/oil.ts'
import * as oiledBird from './scenes/oiled-bird.ts'
import * as orchestra from './scenes/orchestra.ts'
import * as parcels from './scenes/parcels.ts'
import * as parliament from './scenes/parliament.ts'
import * as quay from './scenes/quay.ts'
import * as river from './scenes/river.ts'
import * as rivers from './scenes/rivers.ts'
import * as runners from './scenes/runners.ts'
import * as school from './scenes/school.ts'
import * as skyline from './scenes/skyline.ts'
import * as smallBoats from './scenes/small-boats.ts'
import * as stadium from './scenes/stadium.ts'
import * as stage from './scenes/stage.ts'
import * as stairs from './scenes/stairs.ts'
import * as stars from './scenes/stars.ts'
import * as stormSea from './scenes/storm-sea.ts'
import * as street from './scenes/street.ts'
import * as theatre from './scenes/theatre.ts'
import * as tiles from './scenes/tiles.ts'
import * as townStreets from './scenes/town-streets.ts'
import * as volcano from './scenes/volcano.ts'
import * as volcanoIsland from './scenes/volcano-island.ts'
import * as voting from './scenes/voting.ts'
import * as ward from './scenes/ward.ts'
import * as winter from './scenes/winter.ts'
import * as works from './scenes/works.ts'
import * as youthFootball from './scenes/youth-football.ts'

const DRAWN: Record<string, Scene> = {
  ...airport,
  ...antarctica,
  ...bakery,
  ...bicycles,
  ...bridge,
  ...care,
  ...chamber,
  ...chip,
  ...chipPeople,
  ...chipWorks,
  ...cinema,
  ...cityRoofs,
  ...civic,
  ...corals,
  ...courtroom,
  ...crime,
  ...crops,
  ...crowds,
  ...dailyLife,
  ...dairyCows,
  ...deadTrees,
  ...diagnostics,
  ...diamonds,
  ...docks,
  ...farm,
  ...ferries,
  ...fires,
  ...fish,
  ...flood,
  ...football,
  ...footballCrowd,
  ...footprints,
  ...harbour,
  ...heatPipes,
  ...housing,
  ...ice,
  ...iceCore,
  ...laboratory,
  ...library,
  ...market,
  ...medicine,
  ...money,
  ...newspaper,
  ...oil,
  ...oiledBird,
  ...orchestra,
  ...parcels,
  ...parliament,
  ...quay,
  ...river,
  ...rivers,
  ...runners,
  ...school,
  ...skyline,
  ...smallBoats,
  ...stadium,
  ...stage,
  ...stairs,
  ...stars,
  ...stormSea,
  ...street,
  ...theatre,
  ...tiles,
  ...townStreets,
  ...volcano,
  ...volcanoIsland,
  ...voting,
  ...ward,
  ...winter,
  ...works,
  ...youthFootball,
}

/** Every kind of picture that the sample edition may ask for, each with one composition: `seaWall` is 'sea-wall'. */
export const SCENES: ReadonlyMap<string, Scene> = new Map(
  Object.entries(DRAWN).map(([name, scene]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    scene,
  ]),
)
