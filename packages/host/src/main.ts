import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Caches compiled code, because compiling takes a second of each start. The cache is inside node_modules,
// where it adds no risk: whoever can write there can change the program's code anyway.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'))
await import('./program.ts')
