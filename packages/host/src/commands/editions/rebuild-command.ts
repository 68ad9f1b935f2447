import { computeSoftwareVersions, type RebuildResult, rebuildStoredEdition } from '@plainwire/newsroom'
import { createImageSigner } from '@plainwire/server'
import { HostError } from '../../host-error.ts'
import { readOrCreateImageKey } from '../../image-keys.ts'
import { loadNewsroom } from '../../newsroom/configured-newsroom.ts'
import { runWithDatabase } from '../command-context.ts'
import { prepareOutputFolder, writeEditionFiles } from './edition-out.ts'

/**
 * The parts of an edition that a rebuild copies from the edition's stored record instead of computing them;
 * printed each time, so that nobody assumes that they were verified.
 */
const AS_RECORDED =
  'Taken as recorded: which article is in which story, what was read of each article, earlier changes of stories, ' +
  'what is breaking, the rows of the report and the figures of publishers.'

async function report(number: number, { files, faults, stories, articles, answered, madeBy }: RebuildResult) {
  for (const fault of faults) process.stdout.write(`edition ${number}: ${fault}\n`)
  const what = `Edition ${number}: ${files.size} files, ${stories} stories of ${articles} articles written again`
  process.stderr.write(
    `${what}: ${faults.length === 0 ? 'identical' : `${faults.length} differ`}.\n${AS_RECORDED}\n`,
  )
  if (answered > 0)
    process.stderr.write(
      `A model or translator had a say in ${answered} stories: its recorded answers were used.\n`,
    )
  if (faults.length === 0) return
  process.exitCode = 1
  const here = await computeSoftwareVersions()
  if (here.release !== madeBy.release)
    process.stderr.write('It was made by another release: rebuild it with that one.\n')
  if (here.node !== madeBy.node)
    process.stderr.write(`It was made with Node.js ${madeBy.node}, this is ${here.node}.\n`)
}

/**
 * `rebuild EDITION [--out DIR]`: builds an edition again from its record and prints which files differ; can be
 * used while Plainwire is running.
 */
export async function runRebuildCommand(edition: string, out: string | undefined): Promise<void> {
  const number = Number(edition)
  if (!Number.isSafeInteger(number) || number < 1 || number > 2_147_483_647)
    throw new HostError(`'${edition}' is not the number of an edition.`)
  if (out !== undefined) await prepareOutputFolder(out)
  const newsroom = await loadNewsroom()
  const rebuilt = await runWithDatabase(async ({ db }) =>
    rebuildStoredEdition(db, number, {
      newsroom,
      signImage: createImageSigner(await readOrCreateImageKey(db)),
    }),
  )
  if (out !== undefined) await writeEditionFiles(out, rebuilt.files)
  await report(number, rebuilt)
}
