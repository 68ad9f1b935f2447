import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { laterTexts } from './vite-later-texts.ts'
import { scriptBudget } from './vite-script-budget.ts'
import { serviceWorker } from './vite-service-worker.ts'

/** Where `vite dev` finds the calls and files that the server answers. */
const SERVER = `http://127.0.0.1:${process.env.PORT ?? 8080}`
const SERVED = ['/api', '/news.json', '/translations', '/cities.json', '/config.json', '/images']
const CLIENT_ENTRY = 'src/app/boot.ts'

/** What talks with the server about an account, schemas included: none of it belongs to a first view. */
const ACCOUNT =
  /node_modules\/zod\/|domain\/src\/contract\/(?!offline)|web\/src\/(lib\/api-call|reader\/(account-call|session|stored-reader|tokens))\.ts/

/** Chunks besides the entries: libraries that seldom change, and what several parts of the application share. */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    // What the first script needs too stands apart: it would otherwise bring in all that is shared.
    { name: 'fetch', test: /preload-helper/, priority: 4 },
    { name: 'storage', test: /web\/src\/lib\/storage\.ts/, priority: 4 },
    { name: 'libraries', test: /node_modules\/(?!zod\/)/, minShareCount: 2, priority: 3 },
    {
      name: 'shared',
      test: (id: string) => /packages\/(web\/src|domain\/src)/.test(id) && !ACCOUNT.test(id),
      minShareCount: 2,
      priority: 2,
    },
    // Last, so that it takes nothing along that a first view needs.
    { name: 'account', test: ACCOUNT, priority: 1 },
  ],
}

/** Schemas that nothing uses are left out of a bundle, so that the first load carries no zod. */
const treeshake = {
  manualPureFunctions: ['z'],
  moduleSideEffects: (id: string) => !id.includes('/packages/domain/'),
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), laterTexts(), scriptBudget(), serviceWorker(treeshake)],
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
      : { treeshake, input: CLIENT_ENTRY, output: { codeSplitting } },
  },
}))
