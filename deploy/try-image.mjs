import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { PINNED_NODE, ROOT } from '../scripts/setup/paths.mjs'
import { parseExecForm, readDockerfile } from './dockerfile.mjs'

// Builds and runs the image without a container engine: carries out the Dockerfile in two bare Debian folders
// made by debootstrap, as root on Linux. Then runs the image's program there as the image's user, with
// nothing writable but /data and /tmp, and requests its health check. If a folder is given as the argument,
// the bare Debian is made in it once and reused by later runs.

const READY_MS = 180_000
/** The files of the checkout that the build gets. */
const FILES = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
  .split('\n')
  .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))
const folder = mkdtempSync(join(tmpdir(), 'plainwire-image-'))

/** @param {string} command @param {string[]} args @param {object} [options] */
function must(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options })
  if (status !== 0)
    throw new Error(`${command} ${args.slice(-1)} failed: ${error?.message ?? `exit code ${status}`}.`)
}

/** Makes a bare Debian with Node and npm in the places where the base image has them. */
function bareRoot() {
  const root = process.argv[2] ?? join(folder, 'base')
  if (existsSync(join(root, 'usr/local/bin/npm'))) return root
  must('debootstrap', ['--variant=minbase', 'bookworm', root])
  cpSync(realpathSync(PINNED_NODE), join(root, 'usr/local/bin/node'))
  const found = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim()
  const npm = join(realpathSync(found), '../..')
  cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true })
  must('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm')])
  // Copies the machine's settings of DNS, npm, apt and certificates, with which it reaches its registries.
  for (const file of [
    '/etc/resolv.conf',
    '/etc/hosts',
    '/root/.npmrc',
    '/etc/apt/apt.conf.d',
    '/etc/ssl/certs',
  ])
    if (existsSync(file)) cpSync(file, join(root, file), { recursive: true })
  return root
}

/** @param {string} root @param {string} cwd @param {Record<string, string>} environment */
function runIn(root, cwd, environment) {
  const proxies = Object.entries(process.env).filter(([name]) => /_proxy$|^npm_config_|_CERTS?$/i.test(name))
  const env = {
    ...Object.fromEntries(proxies),
    PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
    ...environment,
  }
  return (/** @type {string} */ command) =>
    must('chroot', [root, '/bin/sh', '-c', `cd ${cwd} && ${command}`], { env, stdio: 'inherit' })
}

/** @param {import('./dockerfile.mjs').Stage} stage @param {string} root @param {ReadonlyMap<string, string>} others */
function perform({ instructions }, root, others) {
  /** @type {Record<string, string>} */
  const environment = {}
  let cwd = '/'
  for (const { name, rest } of instructions) {
    if (name === 'WORKDIR') {
      cwd = rest
      mkdirSync(join(root, cwd), { recursive: true })
    } else if (name === 'COPY') copy(rest, join(root, cwd), others)
    else if (name === 'RUN') runIn(root, cwd, environment)(rest)
    else if (name === 'ENV')
      for (const pair of rest.split(' ')) {
        const [key = '', value = ''] = pair.split('=')
        environment[key] = value
      }
  }
  return { cwd, environment }
}

/** @param {string} rest @param {string} cwd @param {ReadonlyMap<string, string>} others */
function copy(rest, cwd, others) {
  const words = rest.split(' ')
  const from = words[0]?.startsWith('--from=') ? others.get(words.shift()?.slice(7) ?? '') : undefined
  const to = words.pop() ?? '.'
  for (const word of words)
    for (const path of word === '.' ? FILES : [word]) {
      const target =
        to.endsWith('/') || word === '.' ? join(cwd, to, path.split('/').at(-1) ?? '') : join(cwd, to)
      cpSync(join(from ?? ROOT, path), target, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) =>
          from !== undefined || !/\/(?:node_modules|dist)(?:\/|$)|\.test\.tsx?$/.test(source),
      })
    }
}

/** @param {import('./dockerfile.mjs').Stage} stage @param {string} root @param {{ cwd: string, environment: Record<string, string> }} made */
async function tryOut(stage, root, { cwd, environment }) {
  const program = [...parseExecForm(stage, 'ENTRYPOINT'), ...parseExecForm(stage, 'CMD')]
  const env = { ...environment, PATH: '/usr/local/bin:/usr/bin:/bin', PORT: '18080', HOST: '127.0.0.1' }
  const words = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  const inside = ['--mount', '--propagation', 'private', 'sh', '-c']
  // The root is read-only except /data and /tmp, as in compose.yaml, and the program runs as the image's
  // user.
  const enter = `mount --bind ${root} ${root} && mount -o remount,ro,bind ${root} && mount --bind ${folder}/data ${root}/data && mount -t tmpfs tmpfs ${root}/tmp && mount -t proc proc ${root}/proc && mount -t tmpfs -o mode=1777 tmpfs ${root}/dev/shm && exec chroot --userspec=10001:10001 ${root} /bin/sh -c 'cd ${cwd} && exec /usr/bin/env -i "$@"' sh "$@"`
  mkdirSync(join(folder, 'data'), { recursive: true })
  must('chown', ['10001:10001', join(folder, 'data')])
  const child = spawn('unshare', [...inside, enter, 'sh', ...words, ...program], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  const health = parseExecForm(stage, 'HEALTHCHECK')
  const begun = performance.now()
  const ask = async () => (await fetch('http://127.0.0.1:18080/readyz').catch(() => undefined))?.ok
  while (!(await ask())) {
    if (child.exitCode !== null || performance.now() - begun > READY_MS)
      throw new Error('It did not get ready.')
    await after(250)
  }
  const readyMs = Math.round(performance.now() - begun)
  must('chroot', ['--userspec=10001:10001', root, '/usr/bin/env', '-i', ...words, ...health])
  child.kill('SIGTERM')
  const [code] = await ended
  if (code !== 0) throw new Error(`It ended with exit code ${code}.`)
  return readyMs
}

try {
  const stages = readDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))
  const base = bareRoot()
  /** @type {Map<string, string>} */
  const roots = new Map()
  for (const [index, stage] of stages.entries()) {
    const root = join(folder, `stage-${index}`)
    must('cp', ['--archive', base, root])
    const made = perform(stage, root, roots)
    if (stage.name) roots.set(stage.name, root)
    else console.log(`Ready after ${await tryOut(stage, root, made)} ms, healthy, stopped with exit code 0.`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
