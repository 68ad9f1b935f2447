import { Command, CommanderError } from 'commander'
import { vi } from 'vitest'
import { explainError } from '../host-error.ts'

/** The exit code and the output of a command. */
export interface CommandResult {
  code: number
  out: string
  err: string
}

/** Makes a command throw a CommanderError where it would end the process. */
function throwOnExit(command: Command): void {
  command.exitOverride()
  for (const nested of command.commands) throwOnExit(nested)
}

/**
 * Runs a command with these settings in the environment, and reports errors like `program.ts`. The command runs
 * in this process, because a process of its own takes a second to start. Restores the environment, the outputs
 * and the exit code.
 */
export async function runTestCommand(
  commands: readonly Command[],
  words: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const written = { out: '', err: '' }
  const spies = (['out', 'err'] as const).map((name) =>
    vi.spyOn(process[`std${name}`], 'write').mockImplementation((text) => {
      written[name] += String(text)
      return true
    }),
  )
  const exitCode = process.exitCode
  process.exitCode = undefined
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const program = new Command('plainwire')
  for (const command of commands) program.addCommand(command)
  throwOnExit(program)
  try {
    await program.parseAsync(words, { from: 'user' })
    return { ...written, code: Number(process.exitCode ?? 0) }
  } catch (error) {
    if (error instanceof CommanderError) return { ...written, code: error.exitCode }
    return { code: 1, out: written.out, err: `${written.err}plainwire: ${explainError(error)}\n` }
  } finally {
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllEnvs()
    process.exitCode = exitCode
  }
}
