/**
 * A program that publishes edition 2 over edition 1 and kills itself with SIGKILL before its n-th disk
 * operation. Arguments: the folder of editions, n. Prints the number of disk operations if it isn't killed.
 */
import fs, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const [root = '', killBefore = '0'] = process.argv.slice(2)
let steps = 0

/** Counts a disk operation, and kills the process before the n-th; nothing is executed after SIGKILL. */
function step(): void {
  steps += 1
  if (steps === Number(killBefore)) process.kill(process.pid, 'SIGKILL')
}

function counted<T extends object>(target: T, names: readonly (keyof T)[]): void {
  for (const name of names) {
    const original = target[name]
    if (typeof original !== 'function') continue
    Object.defineProperty(target, name, {
      value: (...input: unknown[]) => {
        step()
        return Reflect.apply(original, target, input)
      },
    })
  }
}

counted(fs, ['mkdir', 'rename', 'rm', 'readFile', 'readdir'])
const { open, writeFile } = fs
// Writes half of the bytes first, so that a kill in between leaves an incomplete file.
fs.writeFile = async (file, data, options) => {
  step()
  if (data instanceof Uint8Array) await writeFile(file, data.subarray(0, data.length / 2))
  step()
  await writeFile(file, data, options)
  step()
}
fs.open = async (...input): Promise<FileHandle> => {
  const handle = await open(...input)
  counted(handle, ['sync'])
  return handle
}
syncBuiltinESMExports()

const { anEdition } = await import('./example-edition.ts')
const { buildEditionFiles } = await import('../edition-files.ts')
const { writeEdition } = await import('../disk/write-edition.ts')
const edition = await buildEditionFiles(anEdition({ number: 2 }))
steps = 0
await writeEdition(root, edition)
process.stdout.write(String(steps))
