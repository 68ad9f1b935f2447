import type { Scene } from './scene.ts'
import * as bakery from './scenes/business/bakery.ts'
import * as bicycles from './scenes/business/bicycles.ts'
import * as market from './scenes/business/market.ts'
import * as money from './scenes/business/money.ts'
import * as parcels from './scenes/business/parcels.ts'
import * as tiles from './scenes/business/tiles.ts'
import * as works from './scenes/business/works.ts'
import * as airport from './scenes/city/airport.ts'
import * as bridge from './scenes/city/bridge.ts'
import * as cityRoofs from './scenes/city/city-roofs.ts'
import * as dailyLife from './scenes/city/daily-life.ts'
import * as heatPipes from './scenes/city/heat-pipes.ts'
import * as housing from './scenes/city/housing.ts'
import * as quay from './scenes/city/quay.ts'
import * as school from './scenes/city/school.ts'
import * as skyline from './scenes/city/skyline.ts'
import * as street from './scenes/city/street.ts'
import * as townStreets from './scenes/city/town-streets.ts'
import * as cinema from './scenes/culture/cinema.ts'
import * as crowds from './scenes/culture/crowds.ts'
import * as library from './scenes/culture/library.ts'
import * as newspaper from './scenes/culture/newspaper.ts'
import * as orchestra from './scenes/culture/orchestra.ts'
import * as stage from './scenes/culture/stage.ts'
import * as theatre from './scenes/culture/theatre.ts'
import * as fires from './scenes/disasters/fires.ts'
import * as flood from './scenes/disasters/flood.ts'
import * as oil from './scenes/disasters/oil.ts'
import * as oiledBird from './scenes/disasters/oiled-bird.ts'
import * as volcano from './scenes/disasters/volcano.ts'
import * as volcanoIsland from './scenes/disasters/volcano-island.ts'
import * as winter from './scenes/disasters/winter.ts'
import * as crops from './scenes/farming/crops.ts'
import * as dairyCows from './scenes/farming/dairy-cows.ts'
import * as farm from './scenes/farming/farm.ts'
import * as care from './scenes/health/care.ts'
import * as diagnostics from './scenes/health/diagnostics.ts'
import * as medicine from './scenes/health/medicine.ts'
import * as stairs from './scenes/health/stairs.ts'
import * as ward from './scenes/health/ward.ts'
import * as courtroom from './scenes/law/courtroom.ts'
import * as crime from './scenes/law/crime.ts'
import * as diamonds from './scenes/law/diamonds.ts'
import * as corals from './scenes/nature/corals.ts'
import * as deadTrees from './scenes/nature/dead-trees.ts'
import * as fish from './scenes/nature/fish.ts'
import * as river from './scenes/nature/river.ts'
import * as rivers from './scenes/nature/rivers.ts'
import * as chamber from './scenes/politics/chamber.ts'
import * as civic from './scenes/politics/civic.ts'
import * as parliament from './scenes/politics/parliament.ts'
import * as voting from './scenes/politics/voting.ts'
import * as antarctica from './scenes/science/antarctica.ts'
import * as chip from './scenes/science/chip.ts'
import * as chipPeople from './scenes/science/chip-people.ts'
import * as chipWorks from './scenes/science/chip-works.ts'
import * as footprints from './scenes/science/footprints.ts'
import * as iceCore from './scenes/science/ice-core.ts'
import * as laboratory from './scenes/science/laboratory.ts'
import * as stars from './scenes/science/stars.ts'
import * as docks from './scenes/sea/docks.ts'
import * as ferries from './scenes/sea/ferries.ts'
import * as harbour from './scenes/sea/harbour.ts'
import * as smallBoats from './scenes/sea/small-boats.ts'
import * as stormSea from './scenes/sea/storm-sea.ts'
import * as football from './scenes/sport/football.ts'
import * as footballCrowd from './scenes/sport/football-crowd.ts'
import * as ice from './scenes/sport/ice.ts'
import * as runners from './scenes/sport/runners.ts'
import * as stadium from './scenes/sport/stadium.ts'
import * as youthFootball from './scenes/sport/youth-football.ts'

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

/**
 * Every kind of picture that the sample edition may use, by its name in the content: `seaWall` is 'sea-wall'.
 */
export const SCENES: ReadonlyMap<string, Scene> = new Map(
  Object.entries(DRAWN).map(([name, scene]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    scene,
  ]),
)
