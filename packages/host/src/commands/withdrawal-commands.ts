import { type CorrectionKind, CorrectionTexts, WithdrawableKind } from '@plainwire/domain/contract'
import {
  applyWithdrawalCommand,
  listWithdrawalLog,
  type WithdrawalEntry,
  type WithdrawalOutcome,
} from '@plainwire/store'
import { Argument, Command } from 'commander'
import { HostError } from '../host-error.ts'
import { createOperatorNameOption, determineOperatorName, runWithDatabase } from './command-context.ts'

interface Options {
  reason: string
  by?: string
  correction?: string
  correctionNl?: string
  named?: boolean
}

/**
 * Reads the text of a correction.
 *
 * @throws HostError if it is required and missing, or too long
 */
function correctionOf(
  act: CorrectionKind,
  { correction, correctionNl }: Options,
): CorrectionTexts | undefined {
  const texts = { ...(correction && { en: correction }), ...(correctionNl && { nl: correctionNl }) }
  if (Object.keys(texts).length === 0 && act !== 'correct') return undefined
  const read = CorrectionTexts.safeParse(texts)
  if (!read.success)
    throw new HostError(
      'Say what was wrong with --correction or --correction-nl, in at most 1,000 characters.',
    )
  return read.data
}

const DONE = { withdraw: 'is withdrawn', reinstate: 'is reinstated', correct: 'has a correction' } as const

/**
 * The message about the outcome of a withdrawal, reinstatement or correction.
 *
 * @throws HostError if nothing was changed
 */
function reportOf(
  outcome: WithdrawalOutcome,
  act: CorrectionKind,
  kind: WithdrawableKind,
  id: string,
): string {
  if (outcome === 'unknown') throw new HostError(`There is no ${kind} ${id}.`)
  if (outcome === 'no-change')
    throw new HostError(
      `The ${kind} ${id} ${act === 'withdraw' ? 'is withdrawn already' : 'isn’t withdrawn'}.`,
    )
  return `The ${kind} ${id} ${DONE[act]}.\n`
}

async function change(
  act: CorrectionKind,
  kind: WithdrawableKind,
  id: string,
  options: Options,
): Promise<void> {
  const { reason, named } = options
  const correction = correctionOf(act, options)
  const actor = determineOperatorName(options)
  const order = { act, kind, id, actor, reason, correction, isNamed: named, now: new Date() }
  const outcome = await runWithDatabase(({ db }) => applyWithdrawalCommand(db, order))
  process.stdout.write(reportOf(outcome, act, kind, id))
}

/** An entry of the log of withdrawals, as a line of JSON. */
function line({ at, isWithdrawn, ...entry }: WithdrawalEntry): string {
  return JSON.stringify({ at: at.toISOString(), ...entry, is_withdrawn: isWithdrawn })
}

function changing(act: CorrectionKind, description: string): Command {
  return new Command(act)
    .description(description)
    .addArgument(new Argument('<kind>', 'what').choices(WithdrawableKind.options))
    .argument('<id>', 'its id')
    .requiredOption('--reason <text>', 'why, for the log: readers never see it')
    .addOption(createOperatorNameOption())
    .option('--correction <text>', 'what was wrong, in English, for readers: listed at /corrections')
    .option('--correction-nl <text>', 'the same in Dutch')
    .option('--named', 'lists the headline or the publisher’s name too', false)
    .action((kind: WithdrawableKind, id: string, options: Options) => change(act, kind, id, options))
}

/** The commands about withdrawals and corrections; can be used while Plainwire is running. */
export function createWithdrawalCommands(): Command[] {
  return [
    changing('withdraw', 'takes a story, an article or a publisher away from readers'),
    changing('reinstate', 'shows again what was withdrawn'),
    changing('correct', 'lists a correction of a story that can still be read'),
    new Command('withdrawals')
      .description(
        'lists every withdrawal, reinstatement and correction, the newest first, a line of JSON each',
      )
      .action(async () => {
        for (const entry of await runWithDatabase(({ db }) => listWithdrawalLog(db)))
          process.stdout.write(`${line(entry)}\n`)
      }),
  ]
}
