export { type FolderEditions, folderEditions } from './editions/folder-editions.ts'
export type { EditionSource, LoadedEdition } from './editions/loaded-edition.ts'
export { imageSigner } from './images/image-address.ts'
export { type StopOptions, stopServer } from './lifecycle.ts'
export type {
  Archive,
  GeoSources,
  ImageHttp,
  ImageOptions,
  Log,
  PageRequest,
  Rechecks,
  RenderedPage,
  RenderPage,
  ServerOptions,
} from './options.ts'
export { createServer } from './server.ts'
