import { clearLine, cursorTo } from 'node:readline'

/** The progress of a command. */
export interface ProgressBar {
  increment(): void
  stop(): void
}

/** A progress bar on standard error, only shown in a terminal, because it would spoil a log. */
export function createProgressBar(total: number, out: NodeJS.WriteStream = process.stderr): ProgressBar {
  const isShown = out.isTTY && total > 1
  let done = 0
  const show = (text: string) => {
    if (!isShown) return
    cursorTo(out, 0)
    clearLine(out, 0)
    out.write(text)
  }
  return {
    increment() {
      done += 1
      show(`${done} of ${total}`)
    },
    stop: () => show(''),
  }
}
