/** Returns user and system CPU time in seconds. */
export function cpuSeconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e6
}
