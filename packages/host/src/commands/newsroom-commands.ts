import { openClaimChecker, openDirectModelWriter, openEmbedder, openTranslator } from '@plainwire/newsroom'
import {
  loadNewsroomData,
  type NewsroomData,
  runCategoriseCommand,
  runCheckCommand,
  runClusterCommand,
  runJudgeCommand,
  runPlaceCommand,
  runTranslateCommand,
  runWriteCommand,
} from '@plainwire/pipeline'
import { Command, Option } from 'commander'
import { readConfig } from '../config/config.ts'
import { CONTENT_FOLDER } from '../content.ts'
import { silentLog } from '../outgoing.ts'
import { createExtractCommand } from './documents/extract-command.ts'
import { openFileOrStdin, readJsonLines, writeJsonLines } from './documents/json-lines.ts'
import { createOpmlCommand } from './documents/opml-command.ts'
import { createParseCommand } from './documents/parse-command.ts'
import { createEditionCommand } from './editions/edition-command.ts'

type LineCommand = (lines: AsyncIterable<unknown>, about: { data: NewsroomData }) => AsyncIterable<object>

/** Creates a command that runs one stage of the pipeline on JSON Lines and prints the results as JSON Lines. */
function lineCommand(name: string, description: string, run: LineCommand): Command {
  return new Command(name)
    .description(description)
    .argument('[file]', 'JSON Lines; standard input without it')
    .action(async (file: string | undefined) => {
      const data = await loadNewsroomData(CONTENT_FOLDER)
      await writeJsonLines(run(readJsonLines(openFileOrStdin(file)), { data }))
    })
}

function cluster(): Command {
  return new Command('cluster')
    .description('articles in time order → {id, story} each')
    .argument('[file]', 'JSON Lines; standard input without it')
    .option('--online', 'answer each article at once, as first decided', false)
    .action(async (file: string | undefined, { online }: { online: boolean }) => {
      await using closers = new AsyncDisposableStack()
      const data = await loadNewsroomData(CONTENT_FOLDER)
      const { embedding } = readConfig()
      const embedder = await openEmbedder({ embedding, log: silentLog, now: () => new Date() }, closers)
      const about = { data, isOnline: online, embedder, onFailure: reportMeaningsFailure }
      await writeJsonLines(runClusterCommand(readJsonLines(openFileOrStdin(file)), about))
    })
}

function reportMeaningsFailure(cause: unknown): void {
  const why = cause instanceof Error ? cause.message : String(cause)
  process.stderr.write(`meanings not read, clustered by words: ${why}\n`)
}

function write(): Command {
  return new Command('write')
    .description('{articles: […]} → our text with evidence')
    .argument('[file]', 'JSON Lines; standard input without it')
    .action(async (file: string | undefined) => {
      await using closers = new AsyncDisposableStack()
      const data = await loadNewsroomData(CONTENT_FOLDER)
      const { writer: wanted } = readConfig()
      const writer = openDirectModelWriter({ writer: wanted, log: silentLog, now: () => new Date() }, closers)
      await writeJsonLines(runWriteCommand(readJsonLines(openFileOrStdin(file)), { data, writer }))
    })
}

function check(): Command {
  return new Command('check')
    .description('{id, document | articles, claims} → whether each claim is kept, and why not')
    .argument('[file]', 'JSON Lines; standard input without it')
    .action(async (file: string | undefined) => {
      await using closers = new AsyncDisposableStack()
      const data = await loadNewsroomData(CONTENT_FOLDER)
      const { checker: wanted } = readConfig()
      const checker = openClaimChecker(
        { checker: wanted, data, log: silentLog, now: () => new Date() },
        closers,
      )
      await writeJsonLines(runCheckCommand(readJsonLines(openFileOrStdin(file)), { data, checker }))
      if (checker && checker.failures > 0)
        process.stderr.write(`${checker.failures} questions without an answer: the first stage decided\n`)
    })
}

function translate(): Command {
  return new Command('translate')
    .description('{id, text} → {id, text, state}')
    .argument('[file]', 'JSON Lines; standard input without it')
    .addOption(new Option('--to <language>').choices(['nl', 'en']).makeOptionMandatory())
    .action(async (file: string | undefined, { to }: { to: string }) => {
      await using closers = new AsyncDisposableStack()
      const data = await loadNewsroomData(CONTENT_FOLDER)
      const { translator: wanted } = readConfig()
      const order = { translator: wanted, data, folder: undefined, log: silentLog, now: () => new Date() }
      const translator = await openTranslator(order, closers)
      await writeJsonLines(runTranslateCommand(readJsonLines(openFileOrStdin(file)), { to, translator }))
    })
}

/** The commands of the pipeline's stages, for operators and researchers. None needs the database. */
export function createNewsroomCommands(): Command[] {
  return [
    createParseCommand(),
    createExtractCommand(),
    cluster(),
    check(),
    write(),
    lineCommand(
      'judge',
      '{id, title, text?} → clickbait, cleanliness, neutrality and marks',
      runJudgeCommand,
    ),
    lineCommand('categorise', '{id, title, text?} → categories and scores', runCategoriseCommand),
    lineCommand('place', '{id, title?, text} → mentions and the place it is about', runPlaceCommand),
    translate(),
    createEditionCommand(),
    createOpmlCommand(),
  ]
}
