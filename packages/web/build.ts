import { join } from 'node:path'
import { build } from 'vite'
import { compressFiles } from './compress-files.ts'

// Builds the application for the browser and for server rendering, then compresses the browser's files.
const root = import.meta.dirname
await build({ root })
await build({ root, build: { ssr: 'src/app/entry-server.tsx' } })
await compressFiles(join(root, 'dist', 'client'))
