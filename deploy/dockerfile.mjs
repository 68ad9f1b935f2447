/**
 * @typedef {{ name: string, rest: string }} Instruction
 * @typedef {{ base: string, name?: string, instructions: Instruction[] }} Stage
 */

/**
 * Parses a Dockerfile into its instructions by stage. Supports continued lines and comments, but no heredocs,
 * ARG or escapes.
 *
 * @param {string} text
 * @returns {Stage[]}
 */
export function readDockerfile(text) {
  const lines = text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  /** @type {Stage[]} */
  const stages = []
  for (const line of lines) {
    const [name = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line.trim())?.slice(1) ?? []
    if (name === 'FROM') {
      const [base = '', , as] = rest.split(/\s+/)
      stages.push({ base, ...(as && { name: as }), instructions: [] })
    } else stages.at(-1)?.instructions.push({ name, rest })
  }
  return stages
}

/**
 * Returns the words of an instruction in exec form (`CMD ["a", "b"]`).
 *
 * @param {Stage} stage
 * @param {string} name
 * @returns {string[]}
 */
export function parseExecForm(stage, name) {
  const rest = stage.instructions.find((one) => one.name === name)?.rest
  return rest === undefined ? [] : JSON.parse(rest.slice(rest.indexOf('[')))
}
