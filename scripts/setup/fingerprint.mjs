import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT, WEB_FOLDER } from './paths.mjs'

/** @returns {string} changes with anything that decides which packages belong into node_modules */
export function packagesFingerprint() {
  const manifests = readdirSync(join(ROOT, 'packages'))
    .map((name) => join(ROOT, 'packages', name, 'package.json'))
    .filter((file) => existsSync(file))
  const files = ['package-lock.json', 'package.json', '.npmrc'].map((name) => join(ROOT, name))
  return `${process.platform}-${process.arch}-${hashOf([...files, ...manifests])}`
}

/** @returns {string} changes with anything that the built web application is made of */
export function webFingerprint() {
  const domain = join(ROOT, 'packages', 'domain')
  return hashOf([
    ...sourcesBelow(WEB_FOLDER),
    ...sourcesBelow(join(domain, 'src')),
    ...[
      'package-lock.json',
      'tsconfig.base.json',
      'packages/domain/package.json',
      'scripts/setup/compress-files.mjs',
    ].map((name) => join(ROOT, name)),
  ])
}

/** @returns {string} changes with anything that the bundled server is made of */
export function serverFingerprint() {
  const packages = readdirSync(join(ROOT, 'packages')).filter((name) => name !== 'web')
  return hashOf([
    ...packages.flatMap((name) => sourcesBelow(join(ROOT, 'packages', name))),
    ...sourcesBelow(join(ROOT, 'scripts', 'bundle')),
    ...['terms', 'data'].flatMap((name) => sourcesBelow(join(ROOT, 'content', name))),
    join(ROOT, 'package-lock.json'),
  ])
}

/** @returns {string} changes with anything that decides what the drawings of the sample edition look like */
export function drawingsFingerprint() {
  const drawnBy = [
    ['scripts', 'pictures'],
    ['packages', 'sample', 'src'],
    ['content', 'sample'],
  ]
  return hashOf(drawnBy.flatMap((path) => sourcesBelow(join(ROOT, ...path))))
}

/** @param {string} folder @returns {string[]} */
function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return isSourceFolder(entry.name) ? sourcesBelow(path) : []
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
  })
}

/** @param {string} name */
function isSourceFolder(name) {
  return name !== 'node_modules' && name !== 'dist'
}

/** @param {string[]} files @returns {string} */
function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}
