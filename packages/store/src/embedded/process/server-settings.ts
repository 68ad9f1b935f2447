/** PostgreSQL's settings on every machine, chosen for little memory. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: '5432',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  io_method: 'sync',
  max_logical_replication_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  lc_messages: 'C',
  logging_collector: 'off',
}
/** PostgreSQL's settings with which acknowledged writes survive a power loss. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
/** PostgreSQL's settings for tests, whose databases needn't survive a crash. */
const VOLATILE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/** The settings that differ between servers. */
export interface DatabaseServerSettings {
  socketFolder: string
  isVolatile: boolean
  maxConnections: number | undefined
}

/** The command-line parameters that start PostgreSQL with our settings. */
export function buildPostgresServerArguments({
  socketFolder,
  isVolatile,
  maxConnections,
}: DatabaseServerSettings): string[] {
  const settings = {
    ...SETTINGS,
    ...(isVolatile ? VOLATILE : DURABLE),
    ...(maxConnections !== undefined && { max_connections: `${maxConnections}` }),
    unix_socket_directories: socketFolder,
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
