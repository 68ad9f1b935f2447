import { getErrorMessage } from '@plainwire/store'

/** The result of a check. */
export interface Finding {
  state: 'ok' | 'warn' | 'fail'
  /** The result as one phrase, without passwords, tokens and readers' addresses. */
  found: string
  /** The recommended action. */
  advice?: string
}

/** A finding with the name of its check. */
export interface NamedFinding extends Finding {
  name: string
}

export const ok = (found: string): Finding => ({ state: 'ok', found })
export const warn = (found: string, advice: string): Finding => ({ state: 'warn', found, advice })
export const fail = (found: string, advice: string): Finding => ({ state: 'fail', found, advice })

/** Runs a check and names its finding; a check that throws counts as failed. */
export async function runCheck(
  name: string,
  check: () => Promise<Finding> | Finding,
  advice: string,
): Promise<NamedFinding> {
  try {
    return { name, ...(await check()) }
  } catch (error) {
    return { name, ...fail(getErrorMessage(error), advice) }
  }
}

const LABELS = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' } as const
const NAME_WIDTH = 12

/** A finding on one line: state, name, result and advice. */
export function formatFinding({ name, state, found, advice }: NamedFinding): string {
  const line = `${LABELS[state]}  ${name.padEnd(NAME_WIDTH)}  ${found.replaceAll(/\s+/g, ' ')}`
  return advice === undefined ? line : `${line} → ${advice}`
}

/** A size as text: '3.2 GB', '120 MB'. */
export function formatByteSize(bytes: number): string {
  const giga = bytes / 1e9
  return giga >= 1 ? `${giga.toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`
}
