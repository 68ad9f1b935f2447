import { createHash } from 'node:crypto'

const TWO_TO_32 = 2 ** 32

/**
 * Selects a share of files at random, the same ones for the same seed. Without such a sample, an area of
 * thousands of mutants would take days.
 *
 * @param share 0–1; 1 selects all
 */
export function sampleFiles(paths: readonly string[], share: number, seed = 'plainwire'): string[] {
  return paths.filter((path) => {
    const digest = createHash('sha256').update(`${seed} ${path}`).digest()
    return digest.readUInt32BE() < share * TWO_TO_32
  })
}
