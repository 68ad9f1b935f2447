import { Presets, SingleBar } from 'cli-progress'

/** How far a command is, on standard error and only for a person at a terminal: elsewhere it would spoil a log. */
export function progressBar(total: number): Pick<SingleBar, 'increment' | 'stop'> {
  const bar = new SingleBar(
    { stream: process.stderr, clearOnComplete: true, hideCursor: true },
    Presets.shades_classic,
  )
  if (process.stderr.isTTY && total > 1) bar.start(total, 0)
  return bar
}
