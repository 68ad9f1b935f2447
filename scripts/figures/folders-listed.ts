const ROW = /^\| `(packages\/[\w-]+\/src\/[\w-]+)` \|/gm

/**
 * Returns a line for each folder of a package that the page's table lacks, and for each in the table that
 * doesn't exist.
 *
 * @param folders paths relative to the root, such as `packages/domain/src/story`
 */
export function findUnlistedFolders(page: string, folders: readonly string[]): string[] {
  const listed = Array.from(page.matchAll(ROW), ([, folder = '']) => folder)
  return [
    ...folders.filter((folder) => !listed.includes(folder)).map((folder) => `doesn't list ${folder}.`),
    ...listed
      .filter((folder) => !folders.includes(folder))
      .map((folder) => `lists ${folder}, which doesn't exist.`),
  ]
}
