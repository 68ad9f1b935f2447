import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { COMMANDS, runCommand } from './commands.mjs'
import { ROOT } from './setup/paths.mjs'

const {
  scripts: { postinstall = '', ...scripts },
  bin,
}: { scripts: Record<string, string>; bin: Record<string, string> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
)

afterEach(() => {
  process.exitCode = undefined
})

test.each(Object.entries(scripts))('npm run %s is a command of the table', (name, script) => {
  expect(script).toBe(`exec node scripts/run.mjs ${name}`)
  expect(Object.keys(COMMANDS)).toContain(name)
})

test.each(Object.entries(COMMANDS).filter(([, command]) => 'program' in command))(
  'the program of %s exists',
  (_name, command) => {
    expect(existsSync(join(ROOT, 'program' in command ? command.program : ''))).toBe(true)
  },
)

test('npm runs a program after each installation', () => {
  expect(existsSync(join(ROOT, postinstall.replace('node ', '')))).toBe(true)
})

test('npx plainwire runs the command of the same name', () => {
  const program = readFileSync(join(ROOT, bin.plainwire ?? ''), 'utf8')
  expect(program).toContain("process.argv.splice(2, 0, 'plainwire')")
})

test.each([['strat'], [undefined]])('the unknown command %s prints one sentence', async (name) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await runCommand(name, [])
  expect(write.mock.calls.join('')).toMatch(/^There is no command .*: setup, start, .*\n$/)
  expect(process.exitCode).toBe(1)
})
