import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './vite-chunks.ts'
import { laterTexts } from './vite-later-texts.ts'
import { scriptBudget } from './vite-script-budget.ts'
import { serviceWorker } from './vite-service-worker.ts'
import { unusedComponents } from './vite-unused-components.ts'

/** Where `vite dev` finds the calls and files that the server answers. */
const SERVER = `http://127.0.0.1:${process.env.PORT ?? 8080}`
const SERVED = ['/api', '/news.json', '/translations', '/cities.json', '/config.json', '/images']
const CLIENT_ENTRY = 'src/app/boot.ts'
const THEME_ENTRY = 'src/app/draw-theme.ts'

/** Modules that the PDF library would load to draw pages and drawings; an invoice has neither. */
const PDF_EXTRAS = ['canvg', 'dompurify', 'html2canvas']

/** Schemas that nothing uses are left out of a bundle, so that the first load carries no zod. */
const treeshake = {
  manualPureFunctions: ['z'],
  moduleSideEffects: (id: string) => !id.includes('/packages/domain/'),
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    unusedComponents('**/node_modules/react-router/dist/**'),
    react(),
    tailwindcss(),
    laterTexts(),
    scriptBudget(),
    serviceWorker(treeshake),
  ],
  // React draws three times as fast as when it looks for mistakes; a browser build is told so already.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: { proxy: Object.fromEntries(SERVED.map((path) => [path, SERVER])) },
  ssr: { noExternal: true },
  worker: { format: 'es', rolldownOptions: { treeshake } },
  build: {
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // Hashed files apart from public/assets, so that a server can call one folder immutable.
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
          output: { codeSplitting: chunkGroups(import.meta.dirname) },
        },
  },
}))
