/** Seconds of CPU time, of the program and of the system on its behalf. */
export function cpuSeconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e6
}
