/** Writes a line for whoever has started the process. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
