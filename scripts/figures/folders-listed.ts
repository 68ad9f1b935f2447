const ROW = /^\| `(packages\/[\w-]+\/src\/[\w-]+)` \|/gm

/**
 * The folders of packages that a page's table lacks, and those of the table that are gone: a line for each.
 *
 * @param folders paths from the root, `packages/domain/src/story`
 */
export function foldersNotListed(page: string, folders: readonly string[]): string[] {
  const listed = Array.from(page.matchAll(ROW), ([, folder = '']) => folder)
  return [
    ...folders.filter((folder) => !listed.includes(folder)).map((folder) => `doesn't list ${folder}.`),
    ...listed
      .filter((folder) => !folders.includes(folder))
      .map((folder) => `lists ${folder}, which doesn't exist.`),
  ]
}
