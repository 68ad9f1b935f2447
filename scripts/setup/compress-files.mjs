import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Of the web application; pictures and fonts are compressed already. */
const TEXTS = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.webmanifest'])

/**
 * Puts Brotli's and gzip's strongest form beside each text of a folder, once, so that no start has to (web-build.ts reads them).
 *
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes))
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}
