import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { createProcessRoleCommands } from '../packages/host/src/roles/role-commands.ts'
import { NODE_FLAGS, programArgs } from '../scripts/program.mjs'
import { SERVER_PROGRAM } from '../scripts/setup/paths.mjs'
import { parseExecForm, readDockerfile } from './dockerfile.mjs'

const ROOT = join(import.meta.dirname, '..')
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const manifest = z
  .object({ devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(text('package.json')))
const ROLES = createProcessRoleCommands().map((command) => command.name())
const PINNED = /^[\w./-]+:v?\d+\.\d+(?:\.\d+)?(?:-[\w.]+)?$/

/** The settings that the operators' handbook lists. */
const SETTINGS = new Set(
  Array.from(text('docs/operations.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g), ([, name]) => name),
)
/** Settings of the images themselves: PostgreSQL's, Caddy's, Garage's, and those of Node and the allocator. */
const OTHERS = new Set([
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'DOMAIN',
  'UPSTREAMS',
  'GARAGE_RPC_SECRET',
  'GARAGE_DEFAULT_ACCESS_KEY',
  'GARAGE_DEFAULT_SECRET_KEY',
  'GARAGE_DEFAULT_BUCKET',
  'NODE_ENV',
  'LD_PRELOAD',
])

describe('the image', () => {
  const stages = readDockerfile(text('Dockerfile'))
  const final = stages.at(-1)
  const copies = stages.flatMap(({ instructions }) => instructions.filter(({ name }) => name === 'COPY'))

  test('has the Node that everything is tested with', () => {
    const version = manifest.devDependencies.node
    expect(stages.map(({ base }) => base)).toEqual(stages.map(() => `node:${version}-bookworm-slim`))
    expect(text('.nvmrc').trim()).toBe(version)
  })

  test('installs the packages of every workspace', () => {
    for (const path of globSync('packages/*/package.json', { cwd: ROOT })) {
      expect(copies.map(({ rest }) => rest)).toContain(`${path} ${path.replace('package.json', '')}`)
    }
  })

  test('runs the program as a user without rights, watched for its health', () => {
    const user = final?.instructions.find(({ name }) => name === 'USER')?.rest
    expect(user).toBe('plainwire')
    expect(final && parseExecForm(final, 'ENTRYPOINT')).toEqual([
      'tini',
      '--',
      'node',
      ...NODE_FLAGS,
      SERVER_PROGRAM,
    ])
    expect(ROLES).toContain(final && parseExecForm(final, 'CMD')[0])
    expect(final && parseExecForm(final, 'HEALTHCHECK')).toEqual([
      'node',
      '-e',
      expect.stringContaining('/healthz'),
    ])
  })

  test('is built from what is listed: nothing else of a checkout can get in', () => {
    const [first, ...listed] = text('.dockerignore').split('\n')
    expect(first).toBe('**')
    const sources = copies.filter(({ rest }) => !rest.startsWith('--from') && !rest.startsWith('. '))
    for (const { rest } of sources) {
      for (const path of rest.split(' ').slice(0, -1)) {
        expect(listed).toContain(`!${path.split('/')[0]}`)
      }
    }
  })
})

const Service = z.object({
  image: z.string(),
  build: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.unknown()).default({}),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  depends_on: z.unknown().optional(),
})
const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.unknown()),
})
const composeOf = (path: string) => Compose.parse(parse(text(path), { merge: true }))

describe.each(['compose.yaml', 'deploy/compose.many.yaml'])('%s', (path) => {
  const services = Object.entries(composeOf(path).services)
  const own = services.filter(([, { build }]) => build !== undefined)

  test('runs roles that there are, with nothing writable but their data', () => {
    expect(own.length).toBeGreaterThan(0)
    for (const [name, service] of own) {
      expect(ROLES, name).toContain(service.command?.[0] ?? 'start')
      expect(service, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
    }
  })

  test('pins the images of others', () => {
    for (const [name, { image, build }] of services)
      if (build === undefined) expect(image, name).toMatch(PINNED)
  })

  test('sets what the handbook lists', () => {
    const names = services.flatMap(([, { environment }]) => Object.keys(environment))
    for (const name of names) expect(SETTINGS.has(name) || OTHERS.has(name), name).toBe(true)
  })

  test('declares its volumes', () => {
    const { volumes } = composeOf(path)
    const named = services.flatMap(([, service]) =>
      (service.volumes ?? []).map((one) => one.split(':')[0] ?? ''),
    )
    for (const name of named.filter((one) => !one.startsWith('.')))
      expect(Object.keys(volumes)).toContain(name)
  })
})

test('many machines: two of each role, after the database has its newest form', () => {
  const { services } = composeOf('deploy/compose.many.yaml')
  for (const role of ['serve', 'gather', 'edit']) {
    const some = Object.values(services).filter(({ command }) => command?.[0] === role)
    expect(some, role).toHaveLength(2)
    for (const { depends_on } of some) {
      expect(depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } })
    }
  }
  expect(services.serve_1?.volumes ?? services['serve-1']?.volumes).not.toEqual(services['serve-2']?.volumes)
})

test('every variable of the example is taken by the compose file, and none is missing', () => {
  const taken = new Set(
    Array.from(text('deploy/compose.many.yaml').matchAll(/\$\{([A-Z0-9_]+)/g), ([, name]) => name),
  )
  const given = Array.from(text('deploy/many.env.example').matchAll(/^([A-Z0-9_]+)=/gm), ([, name]) => name)
  expect(new Set(given)).toEqual(taken)
})

test.each(globSync('deploy/systemd/*.service', { cwd: ROOT }))('%s starts the program, shut in', (path) => {
  const unit = text(path)
  const [, command] = /^ExecStart=\S+ (.*)$/m.exec(unit) ?? []
  const role = path.endsWith('@.service') ? '%i' : 'start'
  expect(command).toBe(programArgs(role).join(' '))
  for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet=']) {
    expect(unit.split('\n')).toContain(line)
  }
})

test.each(globSync('deploy/proxy/*', { cwd: ROOT }))(
  '%s sends no reader to a server that is stopping',
  (path) => {
    expect(text(path)).toMatch(/\/readyz|http_503/)
  },
)

test.each(globSync('.github/**/*.yml', { cwd: ROOT }))('%s is YAML', (path) => {
  expect(parse(text(path))).toBeTypeOf('object')
})

test('pull requests run the command that contributors run', () => {
  const { jobs } = z
    .object({
      jobs: z.record(z.string(), z.object({ steps: z.array(z.object({ run: z.string().optional() })) })),
    })
    .parse(parse(text('.github/workflows/test.yml')))
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
  expect(commands).toEqual(['npm test'])
})
