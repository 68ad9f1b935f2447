import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Caches compiled code, because compiling takes a second of each start. The cache is inside node_modules,
// where whoever can write can change the code anyway.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'))
await import('./program.ts')
