import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createChunkGroups } from './vite-chunks.ts'
import { lazyTextCheckPlugin } from './vite-first-texts.ts'
import { scriptBudgetPlugin } from './vite-script-budget.ts'
import { serviceWorkerPlugin } from './vite-service-worker.ts'
import { removeUnusedComponents } from './vite-unused-components.ts'

/** The address of the server to which `vite dev` forwards API calls and data files. */
const SERVER_URL = `http://127.0.0.1:${process.env.PORT ?? 8080}`
const PROXIED_PATHS = ['/api', '/news.json', '/translations', '/cities.json', '/config.json', '/images']
const CLIENT_ENTRY = 'src/app/boot.ts'
const THEME_ENTRY = 'src/app/draw-theme.ts'

/** Optional modules of the PDF library, for HTML and SVG; invoices contain neither. */
const PDF_EXTRAS = ['canvg', 'dompurify', 'html2canvas']

/** Lets the bundler remove unused schemas, so that the first load contains no zod. */
const treeshake = {
  manualPureFunctions: ['z'],
  moduleSideEffects: (id: string) => !id.includes('/packages/domain/'),
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    removeUnusedComponents('**/node_modules/react-router/dist/**'),
    react(),
    tailwindcss(),
    lazyTextCheckPlugin(),
    scriptBudgetPlugin(),
    serviceWorkerPlugin(treeshake),
  ],
  // Selects React's production build, which renders three times as fast, for the server. In browser builds,
  // Vite defines the variable itself.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: { proxy: Object.fromEntries(PROXIED_PATHS.map((path) => [path, SERVER_URL])) },
  ssr: { noExternal: true },
  worker: { format: 'es', rolldownOptions: { treeshake } },
  build: {
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // Separate from public/assets, so that a server can cache everything in this folder as immutable.
    assetsDir: 'build',
    // Every asset is a file: the page's Content-Security-Policy allows no data: URLs.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { treeshake }
      : {
          treeshake,
          input: [CLIENT_ENTRY, THEME_ENTRY],
          external: PDF_EXTRAS,
          output: { codeSplitting: createChunkGroups(import.meta.dirname) },
        },
  },
}))
