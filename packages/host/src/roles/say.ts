/** Prints a line for the person who started the process. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
