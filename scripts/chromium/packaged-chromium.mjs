import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT, SETUP_FOLDER } from '../setup/paths.mjs'
import { isWorkingChromium } from './trial.mjs'

const run = promisify(execFile)
const PACKAGE = join(ROOT, 'node_modules', '@sparticuz', 'chromium', 'package.json')
const UNPACK = join(import.meta.dirname, 'unpack-chromium.mjs')

/**
 * The font configuration that replaces the package's own, which names folders of AWS. On a minimal system the
 * package's fonts are the only ones.
 */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">plainwire-fonts</cachedir>
</fontconfig>
`

/**
 * Returns the Chromium inside @sparticuz/chromium with the libraries that a minimal system lacks; Linux on
 * x64 only. It is unpacked once per version, and again if the unpacked one doesn't start.
 *
 * @returns {Promise<{ executablePath: string, env: Record<string, string> } | undefined>}
 */
export async function unpackChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(PACKAGE)) return undefined
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8'))
  const folder = join(SETUP_FOLDER, `chromium-${version}`)
  const program = programIn(folder)
  if (await isWorkingChromium(program.executablePath, program.env)) return program
  await unpackInto(folder)
  return (await isWorkingChromium(program.executablePath, program.env)) ? program : undefined
}

/** @param {string} folder */
function programIn(folder) {
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
      XDG_CACHE_HOME: folder,
    },
  }
}

/**
 * Unpacks into a temporary folder that is then renamed, so that an interrupted unpacking leaves nothing that
 * looks complete.
 *
 * @param {string} folder
 */
async function unpackInto(folder) {
  const temporary = `${folder}-${process.pid}`
  mkdirSync(temporary, { recursive: true })
  // The package unpacks into TMPDIR, and includes its libraries only if the environment looks like AWS.
  const env = { ...process.env, TMPDIR: temporary, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
  await run(process.execPath, [UNPACK], { env })
  writeFileSync(join(temporary, 'fonts', 'fonts.conf'), FONTS_CONF)
  rmSync(folder, { recursive: true, force: true })
  renameSync(temporary, folder)
}
